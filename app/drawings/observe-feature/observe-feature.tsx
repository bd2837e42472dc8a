import type { ReactNode } from 'react';
import { colours } from '#content/colours.ts';
import { observeFeature } from '#content/observe-feature.ts';
import { clock } from './clock.ts';
import { LatencyChart } from './latency-chart.tsx';
import type { DashboardSize } from './sizes.ts';

const { service, environment, note, incident, controls, assets } = observeFeature;

/** Draws the dashboard on the hero's second slide. Satori renders it during the build, so its styles are inline. */
export function ObserveFeature({ size }: { size: DashboardSize }) {
  const { width, height, bleed, padding, isPhone, chart, tables, text } = size;

  return (
    <div
      style={{
        position: 'relative',
        display: 'flex',
        width: width + bleed,
        height,
        background: colours['--paper'],
        color: colours['--ink'],
        fontSize: text.small,
        fontWeight: 500,
        lineHeight: 1.2,
      }}
    >
      <LatencyChart size={size} />
      <div
        style={{
          position: 'absolute',
          top: chart.objective * 0.17,
          left: padding,
          display: 'flex',
          alignItems: 'baseline',
          width: width - 2 * padding,
          color: colours['--muted-on-ink'],
        }}
      >
        <div style={{ fontSize: text.title, fontWeight: 600, color: colours['--paper'] }}>
          {service}
        </div>
        <div style={{ flexGrow: 1, marginLeft: 12 }}>{isPhone ? '' : environment}</div>
        <div>{isPhone ? note.short : note.long}</div>
      </div>
      <div
        style={{
          position: 'absolute',
          top: size.table.top,
          left: padding,
          display: 'flex',
          justifyContent: 'space-between',
          width: width - 2 * padding,
        }}
      >
        <IncidentTable size={size} width={tables.incident} />
        {tables.controls && <ControlsTable size={size} width={tables.controls} />}
        {tables.assets && <AssetsTable size={size} width={tables.assets} />}
      </div>
    </div>
  );
}

interface TableProps {
  size: DashboardSize;
  width: number;
}

function IncidentTable({ size, width }: TableProps) {
  return (
    <Table size={size} width={width} title={incident.title} columns={[incident.summary]}>
      {Object.values(incident.events).map(({ at, text }) => (
        <Row key={at} size={size}>
          <div style={{ width: size.text.small * 3, fontWeight: 600 }}>{clock(at)}</div>
          <div>{text}</div>
        </Row>
      ))}
    </Table>
  );
}

function ControlsTable({ size, width }: TableProps) {
  const barWidth = width - size.text.small * 9.5;
  return (
    <Table size={size} width={width} title={controls.title} columns={[controls.summary]}>
      {controls.rows.map(({ name, met, of }) => (
        <Row key={name} size={size}>
          <div style={{ width: size.text.small * 5.3 }}>{name}</div>
          <div
            style={{ display: 'flex', width: barWidth, height: 9, background: colours['--wheat'] }}
          >
            <div style={{ width: (barWidth * met) / of, background: colours['--pine'] }} />
          </div>
          <Cell>{`${met}/${of}`}</Cell>
        </Row>
      ))}
    </Table>
  );
}

function AssetsTable({ size, width }: TableProps) {
  const total = assets.rows.flatMap(({ counts }) => counts).reduce((sum, count) => sum + count, 0);
  const title = assets.title(total.toLocaleString('en'));
  return (
    <Table size={size} width={width} title={title} columns={assets.columns}>
      {assets.rows.map(({ name, counts }) => (
        <Row key={name} size={size}>
          <div style={{ flexGrow: 1 }}>{name}</div>
          {counts.map((count, index) => (
            <Cell key={assets.columns[index]} width={columnWidth(size)}>
              {String(count)}
            </Cell>
          ))}
        </Row>
      ))}
    </Table>
  );
}

function Table({
  size,
  width,
  title,
  columns,
  children,
}: TableProps & { title: string; columns: readonly string[]; children: ReactNode }) {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', width }}>
      <Row size={size} borderTop="none">
        <div style={{ flexGrow: 1, fontSize: size.text.heading, fontWeight: 600 }}>{title}</div>
        {columns.map((column) => (
          <Cell
            key={column}
            width={columns.length > 1 ? columnWidth(size) : undefined}
            color={colours['--muted']}
          >
            {column}
          </Cell>
        ))}
      </Row>
      {children}
    </div>
  );
}

interface RowProps {
  size: DashboardSize;
  borderTop?: string;
  children: ReactNode;
}

function Row({ size, borderTop = `1px solid ${colours['--border-color']}`, children }: RowProps) {
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        height: size.table.rowHeight,
        borderTop,
      }}
    >
      {children}
    </div>
  );
}

interface CellProps {
  width?: number | undefined;
  color?: string;
  children: string;
}

/** Fills the remaining space unless it is given a width. */
function Cell({ width, color = colours['--ink'], children }: CellProps) {
  const flexGrow = width === undefined ? 1 : 0;
  return (
    <div style={{ display: 'flex', justifyContent: 'flex-end', flexGrow, width, color }}>
      {children}
    </div>
  );
}

const columnWidth = ({ text }: DashboardSize) => text.small * 3.3;

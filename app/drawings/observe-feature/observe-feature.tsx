import type { ReactNode } from 'react';
import { drawWithSatori } from '#app/drawings/draw-with-satori.ts';
import { colours } from '#content/colours.ts';
import { observeFeature } from '#content/observe-feature.ts';
import { clock, LatencyChart } from './latency-chart.tsx';
import { dashboardSizes } from './sizes.ts';

const { service, environment, note, incident, controls, assets } = observeFeature;

/** Draws the dashboard on the hero's second slide, during the build. Satori supports only inline styles. */
export function drawDashboard(name: keyof typeof dashboardSizes): Promise<string> {
  const size = dashboardSizes[name];
  const { width, bleed, height, padding, fontSize, chart } = size;
  const content = {
    position: 'absolute',
    left: padding,
    display: 'flex',
    width: width - 2 * padding,
  } as const;
  const tables = [
    <Incident key="incident" />,
    <Controls key="controls" />,
    <Assets key="assets" />,
  ];

  return drawWithSatori(
    <div
      style={{
        position: 'relative',
        display: 'flex',
        width: '100%',
        height: '100%',
        background: colours['--paper'],
        color: colours['--ink'],
        fontSize,
        fontWeight: 500,
        lineHeight: `${size.rowHeight}px`,
      }}
    >
      <LatencyChart size={size} />
      <div
        style={{
          ...content,
          top: chart.objective * 0.09,
          alignItems: 'baseline',
          color: colours['--muted-on-ink'],
        }}
      >
        <div style={{ fontSize: '1.55em', fontWeight: 600, color: colours['--paper'] }}>
          {service}
        </div>
        <div style={{ flexGrow: 1, marginLeft: 12 }}>{name === 'phone' ? '' : environment}</div>
        <div>{note[size.labels]}</div>
      </div>
      <div style={{ ...content, top: chart.bottom + 7, gap: 38 }}>
        {tables.slice(0, size.tables)}
      </div>
    </div>,
    { width: width + bleed, height },
  );
}

const row = {
  display: 'flex',
  alignItems: 'center',
  borderBottom: `1px solid ${colours['--border-color']}`,
} as const;
const numberCell = { display: 'flex', justifyContent: 'flex-end', minWidth: '3.4em' } as const;

function Incident() {
  return (
    <Table flexGrow={316} title={incident.title} columns={[incident.summary]}>
      {Object.values(incident.events).map(({ minute, text }) => (
        <div key={minute} style={row}>
          <div style={{ width: '3em', fontWeight: 600 }}>{clock(minute)}</div>
          <div>{text}</div>
        </div>
      ))}
    </Table>
  );
}

function Controls() {
  const bar = { display: 'flex', flexGrow: 1, height: 9, marginRight: 8 } as const;
  return (
    <Table flexGrow={200} title={controls.title} columns={[controls.summary]}>
      {controls.rows.map(({ name, met, of }) => (
        <div key={name} style={row}>
          <div style={{ width: '5.3em' }}>{name}</div>
          <div style={{ ...bar, background: colours['--wheat'] }}>
            <div style={{ width: `${(met / of) * 100}%`, background: colours['--pine'] }} />
          </div>
          <div style={numberCell}>{`${met}/${of}`}</div>
        </div>
      ))}
    </Table>
  );
}

function Assets() {
  const total = assets.rows.flatMap(({ counts }) => counts).reduce((sum, count) => sum + count, 0);
  const title = assets.title(total.toLocaleString('en'));
  return (
    <Table flexGrow={238} title={title} columns={assets.columns}>
      {assets.rows.map(({ name, counts }) => (
        <div key={name} style={row}>
          <div style={{ flexGrow: 1 }}>{name}</div>
          {assets.columns.map((column, index) => (
            <div key={column} style={numberCell}>
              {String(counts[index])}
            </div>
          ))}
        </div>
      ))}
    </Table>
  );
}

interface TableProps {
  /** The table's share of the width. */
  flexGrow: number;
  title: string;
  columns: readonly string[];
  children: ReactNode;
}

function Table({ flexGrow, title, columns, children }: TableProps) {
  const heading = {
    flexGrow: 1,
    fontSize: '1.15em',
    fontWeight: 600,
    whiteSpace: 'nowrap',
  } as const;
  return (
    <div style={{ display: 'flex', flexDirection: 'column', flexGrow, flexBasis: 0 }}>
      <div style={row}>
        <div style={heading}>{title}</div>
        {columns.map((column) => (
          <div key={column} style={{ ...numberCell, color: colours['--muted'] }}>
            {column}
          </div>
        ))}
      </div>
      {children}
    </div>
  );
}

import type { ReactNode } from 'react';
import { drawWithSatori } from '#app/drawings/draw-with-satori.ts';
import { colours } from '#content/colours.ts';
import { observeFeature } from '#content/observe-feature.ts';
import { clock, LatencyChart } from './latency-chart.tsx';
import { bleed, dashboardSizes } from './sizes.ts';

const { service, note, incident, controls, assets } = observeFeature;
const tables = [<Incident key="incident" />, <Controls key="controls" />, <Assets key="assets" />];

/** Draws the dashboard on the hero's second slide, during the build. Satori supports only inline styles. */
export function drawDashboard(name: keyof typeof dashboardSizes): Promise<string> {
  const size = dashboardSizes[name];
  const content = { display: 'flex', width: size.width - 40, margin: '10px 20px' } as const;
  return drawWithSatori(
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        background: colours['--paper'],
        color: colours['--ink'],
        fontSize: 15,
        fontWeight: 500,
      }}
    >
      <LatencyChart {...size} />
      <div
        style={{
          ...content,
          position: 'absolute',
          justifyContent: 'space-between',
          alignItems: 'baseline',
          color: colours['--muted-on-ink'],
        }}
      >
        <div style={{ fontSize: '1.55em', fontWeight: 600, color: colours['--paper'] }}>
          {service}
        </div>
        <div>{note}</div>
      </div>
      <div style={{ ...content, flexGrow: 1, gap: 34 }}>{tables.slice(0, size.tableCount)}</div>
    </div>,
    { width: size.width + bleed, height: size.height },
  );
}

const row = {
  display: 'flex',
  flexGrow: 1,
  alignItems: 'center',
  borderBottom: `1px solid ${colours['--border-color']}`,
} as const;
const numberCell = { minWidth: '3.4em', marginLeft: 4, textAlign: 'right' } as const;

const heading = {
  flexGrow: 1,
  color: colours['--ink'],
  fontSize: '1.15em',
  fontWeight: 600,
  whiteSpace: 'nowrap',
} as const;

function Incident() {
  return (
    <Table flexGrow={316} title={incident.title} columns={[incident.summary]}>
      {Object.values(incident.events).map(({ minute, text }) => (
        <div key={minute} style={row}>
          <div style={{ width: '2.9em', fontWeight: 600 }}>{clock(minute)}</div>
          {text}
        </div>
      ))}
    </Table>
  );
}

function Controls() {
  const bar = { display: 'flex', flexGrow: 1, height: 9, background: colours['--wheat'] } as const;
  return (
    <Table flexGrow={200} title={controls.title} columns={[controls.summary]}>
      {controls.rows.map(({ name, met, of }) => (
        <div key={name} style={row}>
          <div style={{ width: '5.3em' }}>{name}</div>
          <div style={bar}>
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
  return (
    <div style={{ display: 'flex', flexDirection: 'column', flexGrow, flexBasis: 0 }}>
      <div style={{ ...row, color: colours['--muted'] }}>
        <div style={heading}>{title}</div>
        {columns.map((column) => (
          <div key={column} style={numberCell}>
            {column}
          </div>
        ))}
      </div>
      {children}
    </div>
  );
}

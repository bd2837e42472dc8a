import '#app/ui/section-header.css';
import '#app/ui/tag.css';
import '#app/ui/visually-hidden.css';
import './ai-at-work.css';
import type { ReactNode } from 'react';
import { aiAtWork } from '#content/ai-at-work.ts';
import { StepLine, type StepName } from './step-line.tsx';

const { check, fix, approval, record } = aiAtWork;

/** Shows an example of how a failed policy check is fixed, in four steps. */
export function AiAtWork() {
  return (
    <section className="ai-at-work on-tint wrap" id="ai-at-work" aria-labelledby="ai-at-work-title">
      <div className="ai-at-work-header">
        <h2 id="ai-at-work-title">{aiAtWork.title}</h2>
        <p className="tag">{aiAtWork.tag}</p>
        <p className="headline">{aiAtWork.headline}</p>
      </div>
      <ol className="ai-at-work-steps">
        <Step name="check">
          <Code title={check.title}>{check.output}</Code>
          <p>{withCode(check.note)}</p>
        </Step>
        <Step name="fix">
          <Code title={fix.title}>{fix.diff.split('\n').map(renderDiffLine)}</Code>
        </Step>
        <Step name="approval">
          <h3>{approval.title}</h3>
          <table className="ai-at-work-checks">
            <caption className="visually-hidden">{approval.caption}</caption>
            <tbody>
              {approval.rows.map(([name, scope, result]) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{scope}</td>
                  <td>{result}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p>{approval.note}</p>
        </Step>
        <Step name="record">
          <h3>{record.title}</h3>
          <table className="ai-at-work-record">
            <caption>
              {record.caption.map((line) => (
                <span key={line}>{withCode(line)} </span>
              ))}
            </caption>
            <thead>
              <tr>
                {record.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {record.rows.map(([time, ...cells]) => (
                <tr key={time}>
                  <th scope="row">{time}</th>
                  {cells.map((cell) => (
                    <td key={cell}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Step>
      </ol>
    </section>
  );
}

function Step({ name, children }: { name: StepName; children: ReactNode }) {
  return (
    <li>
      <StepLine step={name} />
      {children}
    </li>
  );
}

function Code({ title, children }: { title: string; children: ReactNode }) {
  return (
    <figure>
      <figcaption>
        <h3>{title}</h3>
      </figcaption>
      <pre dir="ltr">
        <code>{children}</code>
      </pre>
    </figure>
  );
}

/** Renders a line with its line break, so that a copied diff can be applied. */
function renderDiffLine(line: string) {
  if (!/^\+(?!\+)/.test(line)) return `${line}\n`;
  return (
    <ins key={line}>
      <span className="visually-hidden">{fix.added}</span>
      {`${line}\n`}
    </ins>
  );
}

/** Renders text between backticks as code. */
function withCode(text: string): ReactNode[] {
  return text.split('`').map((part, index) => (index % 2 ? <code key={part}>{part}</code> : part));
}

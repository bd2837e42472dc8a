import { useRef } from 'react';
import { useModule } from '#app/browser/use-module.ts';
import { company } from '#content/company.ts';
import { contactWords } from '#content/contact.ts';
import type { Stage } from './use-contact-form.ts';

const { title, steps, direct } = contactWords.next;
const loadLine = () => import('./message-line.tsx');

/** Says what happens to a message, beside its line once that has loaded. */
export function MessageSteps({ stage, near }: { stage: Stage; near: boolean }) {
  const list = useRef<HTMLOListElement>(null);
  const MessageLine = useModule(loadLine, near)?.MessageLine;

  return (
    <div className="contact-next">
      <h3>{title}</h3>
      <div className="message-board">
        <ol ref={list}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        {MessageLine && <MessageLine list={list} stage={stage} />}
      </div>
      <p>
        {`${direct.question} `}
        <a href={`mailto:${company.mailboxes.general}`}>{direct.link}</a>
      </p>
    </div>
  );
}

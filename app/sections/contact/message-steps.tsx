import { company } from '#content/company.ts';
import { contactWords } from '#content/contact.ts';
import type { MessageProgress } from './use-contact-form.ts';

const { title, steps, now, failed, direct } = contactWords.next;

const currentSteps: Record<MessageProgress, number> = {
  written: 0,
  sending: 1,
  failed: 1,
  stored: 2,
};

/** Lists the steps of a message and marks the current one, which the button and the toasts announce. */
export function MessageSteps({ progress }: { progress: MessageProgress }) {
  return (
    <div className="contact-next">
      <h3>{title}</h3>
      <ol>
        {steps.map((step, index) => {
          const isCurrent = index === currentSteps[progress];
          return (
            <li
              key={step}
              aria-current={isCurrent ? 'step' : undefined}
              data-failed={(isCurrent && progress === 'failed') || undefined}
            >
              <span>{step}</span>
              {isCurrent && (
                <span className="step-now" data-only="screen">
                  {progress === 'failed' ? failed : now}
                </span>
              )}
            </li>
          );
        })}
      </ol>
      <p>
        {`${direct.question} `}
        <a href={`mailto:${company.mailboxes.general}`}>{direct.link}</a>
      </p>
    </div>
  );
}

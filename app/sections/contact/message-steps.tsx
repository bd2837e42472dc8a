import { company } from '#content/company.ts';
import { contactCopy } from '#content/contact.ts';
import type { FormStatus } from './use-contact-form.ts';

const { title, steps, nowLabel, failedLabel, direct } = contactCopy.next;

const stepIndexByStatus = { writing: 0, sending: 1, failed: 1, sent: 2, ready: 2 };

/**
 * Lists the steps of a message and marks the current one. The list is not a live region, because the button and the
 * toasts announce changes.
 */
export function MessageSteps({ status }: { status: FormStatus }) {
  return (
    <div className="contact-note">
      <h3>{title}</h3>
      <ol>
        {steps.map((step, index) => {
          const isCurrent = index === stepIndexByStatus[status];
          return (
            <li key={step} aria-current={isCurrent ? 'step' : undefined}>
              <span>{step}</span>
              {isCurrent && (
                <span className="step-now" data-only="screen">
                  {status === 'failed' ? failedLabel : nowLabel}
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

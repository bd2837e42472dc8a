/** How long a form waits for scripts (ms) before the browser submits it. */
const timeout = 1000;

/** Defers the submit of a form until the page is hydrated. */
export function deferEarlySubmit(): void {
  let deferred: SubmitEvent | undefined;
  const defer = (event: SubmitEvent) => {
    // React, if it is hydrating already, has taken it.
    if (event.defaultPrevented) return;
    event.preventDefault();
    deferred ??= event;
    // On a static host only scripts can submit it (contact-form.tsx).
    const { formMethod } = event.submitter as HTMLButtonElement;
    if (formMethod !== 'dialog') setTimeout(submitNow, timeout);
  };
  const submitNow = () => {
    document.removeEventListener('submit', defer);
    if (deferred) (deferred.target as HTMLFormElement).requestSubmit(deferred.submitter);
    deferred = undefined;
  };
  document.addEventListener('submit', defer);
  document.addEventListener('hydrated', submitNow);
}

import { useSyncExternalStore } from 'react';

/** Inserts a paragraph at the start of the contact form's message, unless the message already contains it. */
export function beginMessage(paragraph: string): void {
  const field = findMessage();
  if (!field || field.value.includes(paragraph)) return;
  const beginning = `${paragraph}\n\n`;
  field.value = beginning + field.value;
  field.setSelectionRange(beginning.length, beginning.length);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/** Returns whether the contact form's message contains a paragraph. */
export function useIsInMessage(paragraph: string): boolean {
  return useSyncExternalStore(
    subscribeToInput,
    () => findMessage()?.value.includes(paragraph) ?? false,
    () => false,
  );
}

function findMessage() {
  return document.querySelector<HTMLTextAreaElement>('#message');
}

function subscribeToInput(onInput: () => void): () => void {
  document.addEventListener('input', onInput);
  return () => document.removeEventListener('input', onInput);
}

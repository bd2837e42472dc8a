/** Puts a paragraph at the beginning of the message in the contact form, unless the message contains it. */
export function beginMessage(paragraph: string): void {
  const field = document.querySelector<HTMLTextAreaElement>('#message');
  if (!field || field.value.includes(paragraph)) return;
  field.value = `${paragraph}\n\n${field.value}`;
  // Behind the paragraph, where the visitor goes on writing.
  field.setSelectionRange(paragraph.length + 2, paragraph.length + 2);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

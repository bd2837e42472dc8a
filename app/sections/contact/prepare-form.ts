import { keepForm } from './keep-form.ts';
import { drawMessageLine } from './message-line/message-line.ts';

/** What the form gains by the code that comes when it is near. Gives what is to be told to who comes back. */
export function prepareForm(form: HTMLFormElement) {
  const why = keepForm(form);
  drawMessageLine(form);
  return why;
}

import empty from './empty.js?url';

/** Stands after a linked style sheet. Firefox shows what follows one unstyled, unless a script has to wait for it. */
export function AwaitStyles() {
  return <script src={empty} />;
}

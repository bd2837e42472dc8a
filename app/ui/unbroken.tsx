import './unbroken.css';

/** Words joined by hyphens or no-break spaces. */
const joined = /([^ ]*\u00a0[^ ]*|\p{L}+(?:-\p{L}+)+)/u;

/** Keeps joined words on one line where there is room. */
export function Unbroken({ text }: { text: string }) {
  return text.split(joined).map((words, index) =>
    index % 2 === 0 ? (
      words
    ) : (
      <span key={index} className="unbroken">
        {words.replaceAll('\u00a0', ' ')}
      </span>
    ),
  );
}

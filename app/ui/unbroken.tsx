import './unbroken.css';

const hyphenated = /(\p{L}+(?:-\p{L}+)+)/u;

/** Keeps hyphenated words on one line where there is room: the font has no non-breaking hyphen. */
export function Unbroken({ text }: { text: string }) {
  return text.split(hyphenated).map((words, index) =>
    index % 2 === 0 ? (
      words
    ) : (
      <span key={index} className="unbroken">
        {words}
      </span>
    ),
  );
}

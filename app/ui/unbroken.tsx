import './unbroken.css';

const unbroken = 'on-prem';

/** Keeps a hyphenated word on one line: the font has no non-breaking hyphen. */
export function Unbroken({ text }: { text: string }) {
  const [before, after] = text.split(unbroken);
  if (after === undefined) return text;
  return (
    <>
      {before}
      <span className="unbroken">{unbroken}</span>
      {after}
    </>
  );
}

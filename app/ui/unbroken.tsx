import './unbroken.css';

/** Words that a line may not break at their hyphen. */
const unbroken = 'on-prem';

/** Text whose hyphenated short words stay on one line: there is no hyphen in the font that would. */
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

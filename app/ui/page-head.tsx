import './page-head.css';

/** Words with no-break spaces between them: they stand on one line where there is room for it. */
const together = /([^ ]*\u00a0[^ ]*)/;

interface PageHeadProps {
  title: string;
  lead: string;
}

/** The opening of every page but the home page. */
export function PageHead({ title, lead }: PageHeadProps) {
  return (
    <div className="page-head wrap">
      <h1 className="page-title">
        {title.split(together).map((words, index) =>
          index % 2 === 0 ? (
            words
          ) : (
            <span key={words} className="title-part">
              {words.replaceAll('\u00a0', ' ')}
            </span>
          ),
        )}
      </h1>
      <p className="page-lead">{lead}</p>
    </div>
  );
}

interface PageHeadProps {
  title: string;
  lead: string;
}

/** The opening of every page but the home page. */
export function PageHead({ title, lead }: PageHeadProps) {
  return (
    <div className="page-head wrap">
      <h1 className="page-title">{title}</h1>
      <p className="page-lead">{lead}</p>
    </div>
  );
}

import './section-head.css';

interface SectionHeadProps {
  id: string;
  title: string;
  lead: string;
}

export function SectionHead({ id, title, lead }: SectionHeadProps) {
  return (
    <div className="section-head" data-reveal="">
      <h2 className="section-title" id={id}>
        {title}
      </h2>
      <p className="section-lead">{lead}</p>
    </div>
  );
}

import './styles/index.css';
import './styles/properties.css.ts';
import './sections/header/header.css';
import './ui/buttons.css';
import './sections/contact/contact.css';
import './form-pages.css';
import { company } from '#content/company.ts';
import { formCopy } from '#content/contact.ts';
import { contactResponses } from '#content/contact-responses.ts';
import { paths } from '#shared/paths.ts';
import { Logo } from './drawings/logo.tsx';
import { Fields } from './sections/contact/fields.tsx';
import { Footer } from './sections/footer/footer.tsx';
import { PageHeader, type PageHeaderProps } from './ui/page-header.tsx';

/** The pages that the server returns after a form was submitted without scripts. These pages have no scripts either. */
export const formPages = {
  'message-sent': { title: contactResponses.sent.title, Page: MessageSent },
  'message-failed': { title: contactResponses.failed.title, Page: MessageFailed },
};

function MessageSent() {
  const { title, text, link } = contactResponses.sent;

  return (
    <ResultPage title={title} lead={text}>
      <a className="text-link" href={link.href}>
        {link.label}
      </a>
    </ResultPage>
  );
}

/** Says why the message was not stored, and shows it for another try. The server fills in the {{placeholders}}. */
function MessageFailed() {
  return (
    <ResultPage title={contactResponses.failed.title} lead="{{reason}}">
      <form className="contact-form" method="post" action={paths.contactForm}>
        <p>{'{{kept}}'}</p>
        <Fields getValue={(column) => `{{${column}}}`} />
        <div className="field-columns">
          <button className="button" type="submit">
            {formCopy.submit.idle}
          </button>
        </div>
      </form>
    </ResultPage>
  );
}

/** Renders a page whose header needs no script. */
function ResultPage({ title, lead, children }: PageHeaderProps) {
  return (
    <>
      <header className="site-header wrap" data-opaque="">
        <a className="brand" href="/">
          <Logo />
          <span className="brand-name">{company.name}</span>
        </a>
      </header>
      <main className="result-page" id="main">
        <PageHeader title={title} lead={lead} />
        <div className="wrap">{children}</div>
      </main>
      <Footer />
    </>
  );
}

import { about } from '#content/about.ts';
import { approach } from '#content/approach.ts';
import { careers } from '#content/careers.ts';
import { company } from '#content/company.ts';
import { contactWords } from '#content/contact-words.ts';
import { heroSlides } from '#content/hero-slides.ts';
import { type PageName, pages } from '#content/pages.ts';
import { operations, stages } from '#content/pipeline.ts';
import { product } from '#content/product.ts';
import { services, servicesSection } from '#content/services.ts';
import { solutions } from '#content/solutions.ts';
import { workflow, workflowSteps } from '#content/workflow.ts';

/** The same words as the page has, for readers that are programs. Links lead to `siteUrl`. */
export function markdownOf(name: PageName, siteUrl: string): string {
  const blocks = [...words[name](), '---', closing(siteUrl)];
  return `${blocks.join('\n\n')}\n`;
}

const words: Record<PageName, () => string[]> = {
  home: () => [
    `# ${company.tagline}`,
    ...heroSlides.flatMap(({ title, description }) => [`**${title}.** ${description}`]),
    `## ${servicesSection.title}`,
    servicesSection.lead,
    ...Object.values(services).flatMap(({ title, shortDescription, description, features }) => [
      `### ${title}`,
      `${shortDescription}. ${description}`,
      list(features),
    ]),
    `## ${solutions.title}`,
    solutions.lead,
    ...solutions.items.flatMap(({ name, summary, capabilities }) => [
      `### ${name}`,
      summary,
      terms(capabilities),
    ]),
    `## ${approach.title}`,
    approach.lead,
    numbered(
      approach.steps.map(
        ({ name, text, outcome }) => `**${name}.** ${text} ${approach.outcomeLabel}: ${outcome}`,
      ),
    ),
    `## ${contactWords.title}`,
    contactWords.lead,
    `${contactWords.next.direct} ${company.mailboxes.general}`,
    `### ${contactWords.use.title}`,
    contactWords.use.lines.join(' '),
  ],
  about: () => [
    `# ${about.title}`,
    about.lead,
    `## ${about.line.title}`,
    ...about.line.paragraphs,
    about.line.train.caption,
    about.line.release.caption,
    `## ${about.highlightsTitle}`,
    terms(about.highlights.map(({ title, text }) => ({ name: title, text }))),
    `## ${about.closing.title}`,
    about.closing.text,
  ],
  careers: () => [
    `# ${careers.title}`,
    careers.lead,
    `## ${careers.values.title}`,
    terms(careers.values.items),
    `## ${careers.team.title}`,
    careers.team.lead,
    terms(careers.team.perks),
    `[${careers.team.openPositions.label}](${careers.team.openPositions.href})`,
  ],
  product: () => [
    `# ${product.title}`,
    product.lead,
    `## ${workflow.title}`,
    workflow.lead,
    `### ${workflow.parts.stages}`,
    numbered(stepsOf(stages)),
    `### ${workflow.parts.operations}`,
    numbered(stepsOf(operations)),
    `## ${product.capabilitiesTitle}`,
    terms(product.capabilities),
    `## ${product.closing.title}`,
    product.closing.text,
  ],
};

/** Where a page of this site is in Markdown, as a path. */
export function markdownPath(name: PageName): string {
  const { path } = pages[name];
  return path === '/' ? '/index.md' : `${path}.md`;
}

function closing(siteUrl: string): string {
  const { mailboxes, offices, name } = company;
  return `${name}, ${offices.map(({ label }) => label).join('; ')}. General: ${mailboxes.general}. Careers: ${mailboxes.careers}. ${siteUrl}`;
}

function stepsOf(rows: Partial<Record<keyof typeof workflowSteps, { name: string }>>): string[] {
  return Object.entries(rows).map(([row, { name }]) => {
    const { text, failure } = workflowSteps[row as keyof typeof workflowSteps];
    return `**${name}.** ${text} ${workflow.failureLabel}: ${failure}`;
  });
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

function numbered(items: readonly string[]): string {
  return items.map((item, index) => `${index + 1}. ${item}`).join('\n');
}

function terms(items: readonly { name: string; text: string }[]): string {
  return list(items.map(({ name, text }) => `**${name}.** ${text}`));
}

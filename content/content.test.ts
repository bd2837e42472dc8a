import { describe, expect, it } from 'vitest';
import { company } from './company.ts';
import { hero } from './hero.ts';
import { heroSlides } from './hero-slides.ts';
import { operations, stages } from './pipeline.ts';
import { services } from './services.ts';

/** What the specification says of each service, word by word. */
const specified = {
  Infrastructure: [
    'Scalable cloud and on-prem',
    'Multi-cloud',
    'AWS',
    'GCP',
    'Azure',
    'On-prem',
    'Global distribution',
    'Migration services',
    'Infrastructure as code',
  ],
  'Platform and Pipeline': [
    'CI/CD enablement',
    'Platform consolidation',
    'Pipeline and deployment management',
    'Testing and uptime guidance',
    'Auto-scaling',
  ],
  Observability: [
    'Availability, SLA and SLO management',
    'Visibility at scale',
    'Container',
    'Serverless',
    'VM',
    'Network',
    'FinOps',
    'Metrics',
  ],
  'Security and GRC': [
    'Policy and risk management',
    'Vulnerability management',
    'Compliance as code',
    'ISO 27001',
    'NIST',
    'PCI',
    'HIPAA',
    'SOX',
    'Audit and reporting',
  ],
  'Managed Services': [
    'AI and automation-driven processes',
    'Incident response',
    'Patching',
    'Asset and identity management',
    'AI-enhanced processes',
    'Managed services as code',
  ],
  'Consulting and Strategy': [
    'Strategic planning',
    'Technology assessment',
    'Roadmap alignment',
    'Best practices',
    'Training and support',
  ],
};

describe('content', () => {
  it('breaks the tagline without changing it', () => {
    expect(hero.titleLines.join(' ')).toBe(company.tagline);
  });

  it('gives each slide the title its dot names', () => {
    expect(heroSlides.map(({ title }) => title)).toEqual([...hero.controls.slides]);
  });

  it.each(Object.entries(specified))('says of %s what the specification says', (title, words) => {
    const { shortDescription, features } =
      Object.values(services).find((service) => service.title === title) ?? {};
    const said = [shortDescription, ...(features ?? [])].join(' ').toLowerCase();
    for (const word of words) expect(said).toContain(word.toLowerCase());
  });

  it('names every part of the pipeline that the specification names', () => {
    const names = [...Object.values(stages), ...Object.values(operations)].map(({ name }) => name);
    expect(names).toEqual([
      'Push to Git',
      'Feature branch',
      'Pull request',
      'Preview',
      'Staging',
      'Production',
      'Autoscaling',
      'Health checks',
      'Rollbacks',
      'Database backup and migration',
      'Backups',
    ]);
  });
});

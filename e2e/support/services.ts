import { expect, type Locator, type Page } from '@playwright/test';

/** The six services with what the specification says of each, word by word. */
export const sixServices = [
  {
    title: 'Infrastructure',
    words: [
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
  },
  {
    title: 'Platform and Pipeline',
    words: [
      'CI/CD enablement',
      'Platform consolidation',
      'Pipeline and deployment management',
      'Testing and uptime guidance',
      'Auto-scaling',
    ],
  },
  {
    title: 'Observability',
    words: [
      'Availability, SLA and SLO management',
      'Visibility at scale',
      'Container',
      'Serverless',
      'VM',
      'Network',
      'FinOps',
      'Metrics',
    ],
  },
  {
    title: 'Security and GRC',
    words: [
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
  },
  {
    title: 'Managed Services',
    words: [
      'AI and automation-driven processes',
      'Incident response',
      'Patching',
      'Asset and identity management',
      'AI-enhanced processes',
      'Managed services as code',
    ],
  },
  {
    title: 'Consulting and Strategy',
    words: [
      'Strategic planning',
      'Technology assessment',
      'Roadmap alignment',
      'Best practices',
      'Training and support',
    ],
  },
] as const;

export interface ServiceTabs {
  section: Locator;
  list: Locator;
  /** By number, from 1. */
  tab(number: number): Locator;
  panel: Locator;
  /** This service and no other is selected, and the panel tells of it. */
  expectSelected(number: number): Promise<void>;
}

export function serviceTabsOf(page: Page): ServiceTabs {
  const section = page.locator('#services');
  const list = section.getByRole('tablist');
  const panel = section.getByRole('tabpanel');

  return {
    section,
    list,
    tab: (number) => list.getByRole('tab').nth(number - 1),
    panel,
    async expectSelected(number) {
      const title = sixServices[number - 1]?.title ?? '';
      await expect(list.getByRole('tab', { selected: true })).toHaveCount(1);
      await expect(list.getByRole('tab', { selected: true })).toContainText(title);
      await expect(panel).toHaveCount(1);
      await expect(panel).toContainText(title);
    },
  };
}

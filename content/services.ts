import { callsToAction } from './calls-to-action.ts';
import { company } from './company.ts';
import { stages } from './pipeline.ts';

export interface Service {
  /** The name of an icon in app/drawings/icon.tsx. */
  icon: string;
  title: string;
  shortDescription: string;
  description: string;
  features: readonly string[];
  /** The product that includes the service, if any. */
  product?: string;
  drawing: {
    /** For screen readers. */
    description: string;
    /** The drawing's labels, by key. */
    [key: string]: string | readonly string[];
  };
}

export const servicesSection = {
  title: 'Services',
  headline: 'Cloud platforms built as code, run by people with AI.',
  /** The word before the link to a service's product. */
  see: 'See',
  /** The text of each service's link, which starts a message about the service. */
  ask: callsToAction.talk.label,
  pause: 'Pause',
  pauseLabel: 'Pause the services',
} as const;

/** The services, in order. Each one's drawing is in app/drawings/services/KEY.tsx. */
export const services = {
  infrastructure: {
    icon: 'tracks',
    title: 'Infrastructure',
    shortDescription: 'Scalable cloud and on-prem',
    description:
      'Cloud and on-prem infrastructure as code: reviewed like any change, deployed the same way on every platform.',
    features: [
      'Multi-cloud: AWS, GCP and Azure',
      'On-prem',
      'Global distribution',
      'Migration services',
      'Infrastructure as code',
    ],
    drawing: {
      description:
        'One codebase switches onto four tracks: on-prem, Azure, GCP and AWS. A migration leads from on-prem to Azure.',
      code: 'Infrastructure as code',
      platforms: ['On-prem', 'Azure', 'GCP', 'AWS'],
      migration: 'Migration',
    },
  },
  platform: {
    icon: 'merge',
    title: 'Platform and Pipeline',
    shortDescription: 'CI/CD enablement',
    description: 'Many ways of shipping become one pipeline that every team can use.',
    features: [
      'Platform consolidation',
      'Pipeline and deployment management',
      'Testing and uptime guidance',
      'Auto-scaling',
    ],
    product: company.products.launch,
    drawing: {
      description: 'Five ways of shipping merge into one: build, test and deploy.',
      ways: ['Scripts', 'Tickets', 'Nightly jobs', 'By hand', 'Old pipelines'],
      stations: ['Build', 'Test', 'Deploy'],
    },
  },
  observability: {
    icon: 'objective',
    title: 'Observability',
    shortDescription: 'Availability, SLA and SLO management',
    description:
      'Your objectives, next to what we measure: availability, latency and cost, for every workload.',
    features: [
      'Visibility at scale',
      'Containers, serverless, VMs and network',
      'FinOps',
      'Metrics',
    ],
    product: company.products.observe,
    drawing: {
      description:
        'Latency stays as expected, within its objective, except for one breach, which raises an alert.',
      objective: 'Objective',
      expected: 'Expected',
      actual: 'Actual',
      time: 'Time',
      now: 'Now',
      alert: 'Alert',
    },
  },
  security: {
    icon: 'gates',
    title: 'Security and GRC',
    shortDescription: 'Policy and risk management',
    description:
      'Policies written as code and checked on every release, with the evidence an auditor asks for.',
    features: [
      'Vulnerability management',
      'Compliance as code',
      'Controls for ISO 27001, NIST, PCI, HIPAA and SOX',
      'Audit and reporting',
    ],
    product: company.products.observe,
    drawing: {
      description:
        'A release climbs through three gates into production, each with an audit record. Another release is blocked at the second gate.',
      gates: ['Policy', 'Scan', 'Approval'],
      release: 'Release',
      production: stages.production.name,
      blocked: 'Blocked',
      record: 'Audit record',
    },
  },
  managed: {
    icon: 'incident',
    title: 'Managed Services',
    shortDescription: 'AI and automation-driven processes',
    description:
      'We run your platform with you: automation does the routine work, AI suggests an incident’s cause, and your team or ours confirms it.',
    features: [
      'Incident response',
      'Patching',
      'Asset and identity management',
      'AI-enhanced processes',
      'Managed services as code',
    ],
    product: company.products.observe,
    drawing: {
      description:
        'In an incident, the service’s line drops to an alert. It climbs again as AI suggests the cause, a person confirms it and the incident is closed. Patching continues.',
      service: 'Service',
      alert: 'Alert',
      suggested: 'AI suggests the cause',
      confirmed: 'A person confirms it',
      patching: 'Patching',
      incident: 'Incident',
      closed: 'Closed',
    },
  },
  consulting: {
    icon: 'climb',
    title: 'Consulting and Strategy',
    shortDescription: 'Strategic planning',
    description:
      'A review of what you run, a roadmap that your teams can follow, and training for the people who will operate it.',
    features: [
      'Technology assessment',
      'Roadmap alignment',
      'Best practices',
      'Training and support',
    ],
    drawing: {
      description:
        'Today’s line is shallow, with waits. It is redrawn until it reaches the target: steep, with no waits.',
      wait: 'Wait',
      today: 'Today',
      target: 'Target',
    },
  },
} as const satisfies Record<string, Service>;

export type ServiceId = keyof typeof services;
export const serviceIds = Object.keys(services) as ServiceId[];

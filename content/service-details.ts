import type { ServiceIcon } from './services.ts';

interface ServiceDetails {
  description: string;
  features: readonly string[];
}

/** What the panel of each service says. A file apart from the names, so that the list's code need not carry it. */
export const serviceDetails = {
  infrastructure: {
    description:
      'Cloud and on-prem, described once as code and laid down the same way wherever it has to run.',
    features: [
      'Multi-cloud: AWS, GCP and Azure',
      'On-prem',
      'Global distribution',
      'Migration services',
      'Infrastructure as code',
    ],
  },
  platform: {
    description:
      'Many ways of shipping become one that every team can use, and that someone looks after.',
    features: [
      'Platform consolidation',
      'Pipeline and deployment management',
      'Testing and uptime guidance',
      'Auto-scaling',
    ],
  },
  observability: {
    description:
      'What was promised beside what is happening, for every workload and for what it costs.',
    features: [
      'Visibility at scale',
      'Containers, serverless, VMs and network',
      'FinOps',
      'Metrics',
    ],
  },
  security: {
    description:
      'Policies written as code and checked on every release, with the evidence an auditor asks for.',
    features: [
      'Vulnerability management',
      'Compliance as code',
      'ISO 27001, NIST, PCI, HIPAA and SOX',
      'Audit and reporting',
    ],
  },
  managed: {
    description:
      'We run it with you. Automation takes the routine work, and AI shortens the way to a cause.',
    features: [
      'Incident response',
      'Patching',
      'Asset and identity management',
      'AI-enhanced processes',
      'Managed services as code',
    ],
  },
  consulting: {
    description:
      'An honest look at where you are, a plan for where to go, and people who can do it afterwards.',
    features: [
      'Technology assessment',
      'Roadmap alignment',
      'Best practices',
      'Training and support',
    ],
  },
} as const satisfies Record<ServiceIcon, ServiceDetails>;

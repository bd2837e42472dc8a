/** Which drawing stands for a service. */
export type ServiceIcon =
  | 'infrastructure'
  | 'platform'
  | 'observability'
  | 'security'
  | 'managed'
  | 'consulting';

export interface Service {
  icon: ServiceIcon;
  title: string;
  shortDescription: string;
  description: string;
  features: readonly string[];
}

export const servicesSection = {
  title: 'Services',
  lead: 'Six ways to work with us, from the ground a cluster runs on to the plan that decides what runs there.',
} as const;

export const services = [
  {
    icon: 'infrastructure',
    title: 'Infrastructure',
    shortDescription: 'Scalable cloud and on-prem',
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
  {
    icon: 'platform',
    title: 'Platform and Pipeline',
    shortDescription: 'CI/CD enablement',
    description:
      'Many ways of shipping become one that every team can use, and that someone looks after.',
    features: [
      'Platform consolidation',
      'Pipeline and deployment management',
      'Testing and uptime guidance',
      'Auto-scaling',
    ],
  },
  {
    icon: 'observability',
    title: 'Observability',
    shortDescription: 'Availability, SLA and SLO management',
    description:
      'What was promised beside what is happening, for every workload and for what it costs.',
    features: [
      'Visibility at scale',
      'Containers, serverless, VMs and network',
      'FinOps',
      'Metrics',
    ],
  },
  {
    icon: 'security',
    title: 'Security and GRC',
    shortDescription: 'Policy and risk management',
    description:
      'Policies written as code and checked on every release, with the evidence an auditor asks for.',
    features: [
      'Vulnerability management',
      'Compliance as code',
      'ISO 27001, NIST, PCI, HIPAA and SOX',
      'Audit and reporting',
    ],
  },
  {
    icon: 'managed',
    title: 'Managed Services',
    shortDescription: 'AI and automation-driven processes',
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
  {
    icon: 'consulting',
    title: 'Consulting and Strategy',
    shortDescription: 'Strategic planning',
    description:
      'An honest look at where you are, a plan for where to go, and people who can do it afterwards.',
    features: [
      'Technology assessment',
      'Roadmap alignment',
      'Best practices',
      'Training and support',
    ],
  },
] as const satisfies readonly Service[];

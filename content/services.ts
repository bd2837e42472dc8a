export interface Service {
  title: string;
  shortDescription: string;
  description: string;
  features: readonly string[];
  drawing: {
    /** What it shows, for those who do not see it. */
    shows: string;
    /** The words in it, by the names under which it finds them. */
    [words: string]: string | readonly string[];
  };
}

export const servicesSection = {
  title: 'Services',
  lead: 'Six ways to work with us, from the ground a cluster runs on to the plan that decides what runs there.',
} as const;

/**
 * The services in their order, each in one entry. Its key is its icon: the drawing is in the file of
 * that name in app/drawings/services/.
 */
export const services = {
  infrastructure: {
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
    drawing: {
      shows:
        'One line of infrastructure as code climbs and switches onto four tracks: on-prem, Azure, GCP and AWS. A migration, in white, moves from on-prem to Azure.',
      code: 'Infrastructure as code',
      platforms: ['On-prem', 'Azure', 'GCP', 'AWS'],
      migration: 'Migration',
    },
  },
  platform: {
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
    drawing: {
      shows:
        'Changes tangle between five ways of shipping, from scripts to old pipelines. The five tracks merge into one, which passes build, test and deploy at a steady rhythm.',
      ways: ['Scripts', 'Tickets', 'Nightly jobs', 'By hand', 'Old pipelines'],
      stations: ['Build', 'Test', 'Deploy'],
    },
  },
  observability: {
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
    drawing: {
      shows:
        'A service’s actual latency, a heavy line, keeps close to its planned line and inside the band the objective allows. Once, in white, it leaves the band, raises an alert and comes back.',
      objective: 'Objective',
      planned: 'Planned',
      time: 'Time',
      now: 'Now',
      alert: 'Alert',
    },
  },
  security: {
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
    drawing: {
      shows:
        'Releases pass three gates: policy, scan and approval. Each gate leaves an audit record. One attempt, in white, is blocked at the second gate.',
      gates: ['Policy', 'Scan', 'Approval'],
      release: 'Release',
      attempt: 'Attempt',
      blocked: 'Blocked',
      record: 'Audit record',
    },
  },
  managed: {
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
    drawing: {
      shows:
        'A service’s line with gaps where it stopped. Under each gap the way down to the cause and back takes less time than the one before. The newest gap, in white, is closed.',
      service: 'Service',
      triage: 'Triage',
      cause: 'Cause',
      patching: 'Patching',
      incident: 'Incident',
      closed: 'Closed',
    },
  },
  consulting: {
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
    drawing: {
      shows:
        'A shallow line from push to production, with its waits marked in white, is redrawn step by step until it is steep and waits nowhere.',
      wait: 'Wait',
    },
  },
} as const satisfies Record<string, Service>;

export type ServiceId = keyof typeof services;
export const serviceIds = Object.keys(services) as ServiceId[];

/** Which drawing stands for a service. */
export type ServiceIcon =
  | 'infrastructure'
  | 'platform'
  | 'observability'
  | 'security'
  | 'managed'
  | 'consulting';

interface ServiceName {
  icon: ServiceIcon;
  title: string;
  shortDescription: string;
}

export const servicesSection = {
  title: 'Services',
  lead: 'Six ways to work with us, from the ground a cluster runs on to the plan that decides what runs there.',
} as const;

/** The six rows of the list, in order. */
export const services = [
  {
    icon: 'infrastructure',
    title: 'Infrastructure',
    shortDescription: 'Scalable cloud and on-prem',
  },
  {
    icon: 'platform',
    title: 'Platform and Pipeline',
    shortDescription: 'CI/CD enablement',
  },
  {
    icon: 'observability',
    title: 'Observability',
    shortDescription: 'Availability, SLA and SLO management',
  },
  {
    icon: 'security',
    title: 'Security and GRC',
    shortDescription: 'Policy and risk management',
  },
  {
    icon: 'managed',
    title: 'Managed Services',
    shortDescription: 'AI and automation-driven processes',
  },
  {
    icon: 'consulting',
    title: 'Consulting and Strategy',
    shortDescription: 'Strategic planning',
  },
] as const satisfies readonly ServiceName[];

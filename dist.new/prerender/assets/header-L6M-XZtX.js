import { jsx, jsxs } from "react/jsx-runtime";
// app/ui/action-links.tsx
function ButtonLink({ className, children, ...props }) {
	return /* @__PURE__ */ jsx("a", {
		...props,
		className: join("button", className),
		children
	});
}
function TextLink({ className, children, ...props }) {
	return /* @__PURE__ */ jsx("a", {
		...props,
		className: join("text-link", className),
		children
	});
}
function join(...names) {
	return names.filter(Boolean).join(" ");
}
// app/drawings/mark-paths.ts
/**
* The logo in a square of 24: a release line, 3 wide, that rises on its ground. Its edges lie on
* multiples of 1.5, which are whole pixels at 16 and 32.
*/
var markPaths = {
	ground: "M0 0h24v24H0z",
	line: "M3 18h5.5l7-12H21"
};
// app/drawings/mark.tsx
/** The logo, in the colours of where it stands. The icons are made from the same paths. */
function Mark({ className }) {
	return /* @__PURE__ */ jsxs("svg", {
		className: className ? `mark ${className}` : "mark",
		viewBox: "0 0 24 24",
		width: "26",
		height: "26",
		"aria-hidden": "true",
		children: [/* @__PURE__ */ jsx("path", {
			className: "mark-ground",
			d: markPaths.ground
		}), /* @__PURE__ */ jsx("path", {
			className: "mark-line",
			d: markPaths.line
		})]
	});
}
// content/company.ts
/**
* The company's names and addresses. This is the only file that spells them:
* change them here and every page, mail and file follows.
*/
var company = {
	name: "Northkeel",
	tagline: "Enabling Velocity through AI",
	products: {
		launch: "Northkeel Launch",
		observe: "Northkeel Observe"
	},
	mailboxes: {
		general: "hello@northkeel.example",
		careers: "careers@northkeel.example"
	},
	jobBoard: "https://jobs.northkeel.example/",
	/** Where the site lives when SITE_URL is not set at build. */
	defaultSiteUrl: "https://northkeel.example",
	/** An entry for each office. */
	offices: [{
		label: "Winnipeg, Manitoba, Canada",
		mapsUrl: "https://www.google.com/maps/search/?api=1&query=Winnipeg%2C%20Manitoba%2C%20Canada",
		/** In schema.org's terms. */
		postal: {
			addressLocality: "Winnipeg",
			addressRegion: "MB",
			addressCountry: "CA"
		}
	}],
	/** Where the company's day begins and ends: the times in mails are told by it. */
	timeZone: "America/Winnipeg",
	copyright: "© 2025 Northkeel. All rights reserved."
};
// content/approach.ts
var approach = {
	title: "Approach",
	claim: "Each step ends with something you keep.",
	lead: "We work in your repositories, and what each step ends with is yours.",
	outcomeLabel: "You get",
	steps: [
		{
			name: "Assess",
			text: "We look at what you run, how changes reach it and where they wait.",
			outcome: "A written assessment, with the waits measured and the risks in order."
		},
		{
			name: "Design",
			text: "We agree on a target with the people who will run it, and on the order to get there.",
			outcome: "An architecture and a roadmap that fits the teams you have."
		},
		{
			name: "Automate",
			text: "We build pipelines, environments and policies as code, in your repositories.",
			outcome: "A working pipeline that your own engineers can change."
		},
		{
			name: "Operate",
			text: "We run it with you: observe, patch, respond and report against agreed objectives.",
			outcome: "A running service, and a regular report on how it is doing."
		}
	]
};
// content/contact-words.ts
/** What stands beside the form. */
var contactWords = {
	title: "Contact",
	claim: "A person reads your message and answers by email.",
	lead: "Tell us what you run and what is slow about it.",
	next: {
		title: "What happens to a message",
		steps: [
			"It is stored before you are told so.",
			`It goes on to ${company.mailboxes.general}.`,
			"A person answers by email."
		],
		direct: "Prefer email?"
	},
	/** What becomes of a message, as docs/messages.md has it. */
	privacy: {
		title: "Privacy",
		lines: [
			"We store your name, email address, company and message in order to answer you. They stay in our database and our mailbox until you ask us by email to delete them.",
			"To stop floods, a keyed hash of your network address is kept for ten minutes.",
			"A session with our database, if there is one, is kept in your browser’s local storage. No cookies, no tracking."
		]
	}
};
// content/services.ts
var servicesSection = {
	title: "Services",
	claim: "Cloud platforms for large enterprises, built as code and run with AI.",
	lead: "Infrastructure, automation and AI-driven managed services, together or one at a time.",
	partOf: "Part of",
	ask: "Ask about"
};
/**
* The services in their order, each in one entry. Its key is its icon: the drawing is in the file of
* that name in app/drawings/services/.
*/
var services = {
	infrastructure: {
		title: "Infrastructure",
		shortDescription: "Scalable cloud and on-prem",
		description: "Cloud and on-prem, described once as code in your repositories and set up the same way on every platform.",
		features: [
			"Multi-cloud: AWS, GCP and Azure",
			"On-prem",
			"Global distribution",
			"Migration services",
			"Infrastructure as code"
		],
		drawing: {
			shows: "One line of infrastructure as code switches onto four tracks: on-prem, Azure, GCP and AWS. A migration, in white, moves from on-prem to Azure.",
			code: "Infrastructure as code",
			platforms: [
				"On-prem",
				"Azure",
				"GCP",
				"AWS"
			],
			migration: "Migration"
		}
	},
	platform: {
		title: "Platform and Pipeline",
		shortDescription: "CI/CD enablement",
		description: "Many ways of shipping become one pipeline, which every team can use and your own engineers can change.",
		features: [
			"Platform consolidation",
			"Pipeline and deployment management",
			"Testing and uptime guidance",
			"Auto-scaling"
		],
		partOf: company.products.launch,
		drawing: {
			shows: "Changes tangle between five ways of shipping, which merge into one: build, test and deploy at a steady rhythm.",
			ways: [
				"Scripts",
				"Tickets",
				"Nightly jobs",
				"By hand",
				"Old pipelines"
			],
			stations: [
				"Build",
				"Test",
				"Deploy"
			]
		}
	},
	observability: {
		title: "Observability",
		shortDescription: "Availability, SLA and SLO management",
		description: "What was promised beside what is measured: availability, latency and cost, for every workload.",
		features: [
			"Visibility at scale",
			"Containers, serverless, VMs and network",
			"FinOps",
			"Metrics"
		],
		partOf: company.products.observe,
		drawing: {
			shows: "A service’s actual latency keeps close to its planned line, inside the objective’s band. Once, in white, it leaves the band, raises an alert and comes back.",
			objective: "Objective",
			planned: "Planned",
			time: "Time",
			now: "Now",
			alert: "Alert"
		}
	},
	security: {
		title: "Security and GRC",
		shortDescription: "Policy and risk management",
		description: "Policies written as code and checked on every release, with the evidence an auditor asks for.",
		features: [
			"Vulnerability management",
			"Compliance as code",
			"ISO 27001, NIST, PCI, HIPAA and SOX",
			"Audit and reporting"
		],
		partOf: company.products.observe,
		drawing: {
			shows: "Releases pass three gates: policy, scan and approval. Each gate leaves an audit record. One attempt, in white, is blocked at the second gate.",
			gates: [
				"Policy",
				"Scan",
				"Approval"
			],
			release: "Release",
			attempt: "Attempt",
			blocked: "Blocked",
			record: "Audit record"
		}
	},
	managed: {
		title: "Managed Services",
		shortDescription: "AI and automation-driven processes",
		description: "We run it with you. Automation does the routine work; AI suggests the cause of an incident, and a person confirms it.",
		features: [
			"Incident response",
			"Patching",
			"Asset and identity management",
			"AI-enhanced processes",
			"Managed services as code"
		],
		partOf: company.products.observe,
		drawing: {
			shows: "A service’s line with gaps where it stopped. Under each, AI suggests a cause, a person confirms it, and the way back is shorter each time. The newest gap, in white, is closed.",
			service: "Service",
			suggested: "AI suggests",
			confirmed: "Person confirms",
			patching: "Patching",
			incident: "Incident",
			closed: "Closed"
		}
	},
	consulting: {
		title: "Consulting and Strategy",
		shortDescription: "Strategic planning",
		description: "A review of what you run, a roadmap that your teams can follow, and training for those who carry it on.",
		features: [
			"Technology assessment",
			"Roadmap alignment",
			"Best practices",
			"Training and support"
		],
		drawing: {
			shows: "A shallow line from push to production, with its waits marked in white, is redrawn step by step until it is steep and waits nowhere.",
			wait: "Wait"
		}
	}
};
Object.keys(services);
// content/footer.ts
var footer = {
	mailboxes: {
		general: "General",
		careers: "Careers"
	},
	address: "Find us",
	links: {
		label: "More",
		items: [
			{
				label: company.products.launch,
				href: "/product"
			},
			{
				label: servicesSection.title,
				href: "/#services"
			},
			{
				label: approach.title,
				href: "/#approach"
			},
			{
				label: contactWords.privacy.title,
				href: "/#privacy"
			}
		]
	}
};
// app/sections/footer/footer.tsx
function Footer() {
	return /* @__PURE__ */ jsx("footer", {
		className: "footer",
		children: /* @__PURE__ */ jsxs("div", {
			className: "wrap footer-columns",
			children: [
				/* @__PURE__ */ jsxs("div", {
					className: "footer-brand",
					children: [/* @__PURE__ */ jsxs("p", {
						className: "footer-name",
						children: [/* @__PURE__ */ jsx(Mark, {}), company.name]
					}), /* @__PURE__ */ jsx("p", {
						className: "footer-tagline",
						children: company.tagline
					})]
				}),
				/* @__PURE__ */ jsxs("dl", {
					className: "footer-contacts",
					children: [
						/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("dt", { children: footer.mailboxes.general }), /* @__PURE__ */ jsx("dd", { children: /* @__PURE__ */ jsx("a", {
							href: `mailto:${company.mailboxes.general}`,
							children: company.mailboxes.general
						}) })] }),
						/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("dt", { children: footer.mailboxes.careers }), /* @__PURE__ */ jsx("dd", { children: /* @__PURE__ */ jsx("a", {
							href: `mailto:${company.mailboxes.careers}`,
							children: company.mailboxes.careers
						}) })] }),
						/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("dt", { children: footer.address }), company.offices.map(({ label, mapsUrl }) => /* @__PURE__ */ jsx("dd", { children: /* @__PURE__ */ jsx("a", {
							href: mapsUrl,
							target: "_blank",
							rel: "noopener noreferrer",
							children: label
						}) }, label))] })
					]
				}),
				/* @__PURE__ */ jsx("p", {
					className: "footer-copyright",
					children: company.copyright
				}),
				/* @__PURE__ */ jsx("nav", {
					className: "footer-links",
					"aria-label": footer.links.label,
					children: footer.links.items.map(({ label, href }) => /* @__PURE__ */ jsx("a", {
						href,
						children: label
					}, href))
				})
			]
		})
	});
}
export { approach as a, ButtonLink as c, contactWords as i, TextLink as l, services as n, company as o, servicesSection as r, Mark as s, Footer as t };

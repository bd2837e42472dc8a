import { l as constants, n as StaticHtml, u as __exportAll } from "./assets/hydrate-page-DUBGKQoA.js";
import { t as Split } from "./assets/split-JK8HjpxV.js";
import { t as OpeningGraph } from "./assets/opening-graph-DUGPd_RF.js";
/* empty css                                */
import { c as ButtonLink, o as company } from "./assets/header-L6M-XZtX.js";
import { t as PageHead } from "./assets/page-head-EIzOBh_m.js";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
// content/careers.ts
var hours = constants.workWeekHours;
var careers = {
	title: "Do work you are proud\xA0of, then\xA0go\xA0home",
	lead: "We keep other companies’ systems running. That takes people who are rested, curious and free to say what they see.",
	week: {
		days: [
			"Mon",
			"Tue",
			"Wed",
			"Thu",
			"Fri",
			"Sat",
			"Sun"
		],
		/** From the first on; the hours of work are in equal parts on each. */
		workdays: 5,
		words: (hours) => ({
			work: `${hours} hours of work`,
			rest: `${168 - hours} hours of your own`
		})
	},
	values: {
		title: "Core values you can hold us to",
		items: [
			{
				name: "Mastery",
				text: "We want to get better at our craft, and make room for it."
			},
			{
				name: "Autonomy",
				text: "You choose how to reach the goal. The goal is agreed together."
			},
			{
				name: "Purpose",
				text: "You know whom your work is for and what it changes for them."
			},
			{
				name: "Feedback",
				text: "We give it early and kindly, and ask for it before it is due."
			},
			{
				name: "Safe to Fail",
				text: "A mistake is a finding. We look for what let it happen, never for someone to blame."
			},
			{
				name: "Balance for Life",
				text: `${hours}-hour work weeks and flexible PTO. Rested people make better decisions.`
			}
		]
	},
	team: {
		title: `Join our team for ${hours} hours a week`,
		lead: "Three things you can count on.",
		perks: [
			{
				name: `${hours}-Hour Work Week`,
				text: `A full week is ${hours} hours, and projects are planned for that.`
			},
			{
				name: "Learning Culture",
				text: "Learning is part of the work, and so is teaching."
			},
			{
				name: "Excellence Driven",
				text: "We finish what we start, and leave it so that the next person can change it."
			}
		],
		openPositions: {
			label: "View Open Positions",
			href: company.jobBoard,
			hint: "opens in a new tab"
		}
	}
};
// app/drawings/week.tsx
var hoursOfDay = 24;
var { days, workdays } = careers.week;
/** A week to scale: each day as wide as its 24 hours, and of these what is work. */
function Week({ hours = constants.workWeekHours }) {
	const { work, rest } = careers.week.words(hours);
	return /* @__PURE__ */ jsxs("figure", {
		className: "week wrap",
		children: [/* @__PURE__ */ jsx("div", {
			className: "week-days",
			"aria-hidden": "true",
			children: days.map((day, index) => /* @__PURE__ */ jsxs("div", {
				className: "week-day",
				children: [/* @__PURE__ */ jsx("span", { children: day }), /* @__PURE__ */ jsxs("svg", {
					viewBox: `0 0 ${hoursOfDay} 10`,
					preserveAspectRatio: "none",
					children: [index < workdays && /* @__PURE__ */ jsx("rect", {
						className: "week-work",
						width: hours / workdays,
						height: "10"
					}), /* @__PURE__ */ jsx("path", {
						className: "week-ticks",
						d: ticks
					})]
				})]
			}, day))
		}), /* @__PURE__ */ jsxs("figcaption", {
			className: "week-words",
			children: [
				/* @__PURE__ */ jsx("span", {
					className: "week-key",
					children: work
				}),
				" ",
				/* @__PURE__ */ jsx("span", {
					className: "week-key",
					children: rest
				})
			]
		})]
	});
}
/** One for each hour, along the bottom. */
var ticks = Array.from({ length: 25 }, (_, hour) => `M${hour} 8V10`).join("");
// app/sections/careers/careers.tsx
function CareersIntroduction() {
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(PageHead, {
		title: careers.title,
		lead: careers.lead,
		children: /* @__PURE__ */ jsx(OpeningGraph, { of: "careers" })
	}), /* @__PURE__ */ jsx(Week, {})] });
}
function Values() {
	return /* @__PURE__ */ jsx("section", {
		className: "values",
		id: "values",
		"aria-labelledby": "values-title",
		children: /* @__PURE__ */ jsx(Split, {
			titleId: "values-title",
			title: careers.values.title,
			stations: careers.values.items.length,
			children: /* @__PURE__ */ jsx("ol", {
				className: "numbered-list",
				children: careers.values.items.map(({ name, text }) => /* @__PURE__ */ jsxs("li", {
					"data-reveal": "",
					children: [/* @__PURE__ */ jsx("h3", { children: name }), /* @__PURE__ */ jsx("p", { children: text })]
				}, name))
			})
		})
	});
}
function Team() {
	const { title, lead, perks, openPositions } = careers.team;
	return /* @__PURE__ */ jsx("section", {
		className: "team on-ink",
		id: "team",
		"aria-labelledby": "team-title",
		children: /* @__PURE__ */ jsxs("div", {
			className: "wrap",
			children: [
				/* @__PURE__ */ jsx("h2", {
					className: "section-title",
					id: "team-title",
					children: title
				}),
				/* @__PURE__ */ jsx("p", {
					className: "section-lead",
					children: lead
				}),
				/* @__PURE__ */ jsx("dl", {
					className: "perks",
					children: perks.map(({ name, text }) => /* @__PURE__ */ jsxs("div", {
						className: "perk",
						"data-reveal": "",
						children: [/* @__PURE__ */ jsx("dt", { children: name }), /* @__PURE__ */ jsx("dd", { children: text })]
					}, name))
				}),
				/* @__PURE__ */ jsxs(ButtonLink, {
					href: openPositions.href,
					target: "_blank",
					rel: "noopener noreferrer",
					children: [
						openPositions.label,
						" ",
						/* @__PURE__ */ jsxs("span", {
							className: "visually-hidden",
							children: [
								"(",
								openPositions.hint,
								")"
							]
						})
					]
				})
			]
		})
	});
}
// app/pages/careers.tsx
var careers_exports = /* @__PURE__ */ __exportAll({ Page: () => Page });
function Page() {
	return /* @__PURE__ */ jsx(StaticHtml, {
		name: "careers",
		children: /* @__PURE__ */ jsxs(Fragment, { children: [
			/* @__PURE__ */ jsx(CareersIntroduction, {}),
			/* @__PURE__ */ jsx(Values, {}),
			/* @__PURE__ */ jsx(Team, {})
		] })
	});
}
export { Page, careers_exports as t };

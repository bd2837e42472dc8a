import { n as StaticHtml, u as __exportAll } from "./assets/hydrate-page-DUBGKQoA.js";
import { t as Split } from "./assets/split-JK8HjpxV.js";
import { t as OpeningGraph } from "./assets/opening-graph-DUGPd_RF.js";
import { n as pictures, t as Picture } from "./assets/picture-C4PRpk70.js";
import { n as ClosingLine, t as Closing } from "./assets/closing-DzyhE0-a.js";
import { C as stages, S as releaseGraph } from "./assets/marks-CQAXkHjt.js";
import { t as PageHead } from "./assets/page-head-EIzOBh_m.js";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
// app/drawings/train-graph/one-release.ts
/** Time spent at each stage, and on the way to the next; nobody's figures, so the axis has none. */
var waits = [
	0,
	7,
	24,
	8,
	9,
	0
];
var climb = 6;
/** The same form for a release: stages from bottom to top. */
function oneRelease() {
	const names = Object.values(stages).map(({ name }) => name);
	const rows = names.map((name, index) => ({
		name,
		y: 88 - index / (names.length - 1) * 84
	}));
	let x = 6;
	return {
		rows,
		hours: [],
		labels: [],
		lines: [rows.flatMap(({ y }, index) => {
			const arrives = x;
			const leaves = arrives + (waits[index] ?? 0);
			x = leaves + climb;
			return leaves > arrives ? [{
				x: arrives,
				y
			}, {
				x: leaves,
				y
			}] : [{
				x: arrives,
				y
			}];
		})]
	};
}
// content/about.ts
var about = {
	title: "People who like it when things run\xA0on\xA0time",
	lead: "We build and run infrastructure for large enterprises. Everything we make is code in your repositories, and it stays yours.",
	photos: [
		{
			name: "team-collaboration",
			caption: "Team collaboration. A rendering.",
			alt: "Team collaboration: a shared desk with two laptops, notes and cups, two chairs drawn together, a jacket over one."
		},
		{
			name: "office-environment",
			caption: "Office environment. A rendering.",
			alt: "Office environment: desks with screens and plants in front of a brick wall, beside a long window on the prairie."
		},
		{
			name: "team-meeting",
			caption: "Team meeting. A rendering.",
			alt: "Team meeting: a table with cups and papers, chairs just left, and a release graph in chalk on the blackboard behind it."
		}
	],
	/**
	* Facts and figures: É.-J. Marey, La méthode graphique (first 1878), edition of 1885, pages 19 to
	* 22 with figure 7, https://fr.wikisource.org/wiki/Page:Marey_-_La_méthode_graphique,_1885.djvu/49
	* and /50: the method, that it is M. Ibry's, the line's 512 km, the two expresses, where they meet.
	* The other distances are today's: 154.874, 196.220 and 314.208 km, fr.wikipedia.org, "Gare de
	* Laroche - Migennes", "Gare de Tonnerre", "Gare de Dijon-Ville".
	*/
	line: {
		title: "A steeper line is a faster train",
		paragraphs: ["Nineteenth-century railways planned a whole day on one sheet: stations up the side, hours from left to right, one line for each train. Étienne-Jules Marey printed the sheet of Paris to Lyon in La méthode graphique and credits the method to a Mr. Ibry.", "A train that waits is a flat line; the faster it runs, the steeper its line. So the sheet shows at a glance who waits, where, and who meets whom. We draw software releases the same way: a wait that everyone can see is the first one to go."],
		train: {
			caption: "Two expresses by the times that Marey gives: Paris 11:00 to Lyon 22:10, and Lyon 6:55 to Paris 18:00. They pass each other between Laroche and Tonnerre. His text counts seven stops on the first without placing them, so both are drawn as their average.",
			/** Kilometres from Paris. */
			stations: [
				{
					name: "Paris",
					at: 0
				},
				{
					name: "Laroche",
					at: 155
				},
				{
					name: "Tonnerre",
					at: 196
				},
				{
					name: "Dijon",
					at: 314
				},
				{
					name: "Lyon",
					at: 512
				}
			],
			/** Hours of the day. */
			trains: [{
				from: "Paris",
				departs: 11,
				to: "Lyon",
				arrives: 22 + 10 / 60
			}, {
				from: "Lyon",
				departs: 6 + 55 / 60,
				to: "Paris",
				arrives: 18
			}],
			day: {
				from: 6,
				to: 24,
				labels: [
					6,
					12,
					18,
					24
				]
			}
		},
		release: { caption: `A release in the same form: our stages up the side, time from left to right. ${releaseGraph.key.slice(1).join(" ")}` }
	},
	highlightsTitle: "Decisions are made where the work is done",
	highlights: [
		{
			title: "Collaborative Culture",
			text: "Work is planned, reviewed and finished together. Whoever does the work has a say in how it is done."
		},
		{
			title: "Distributed Management Structure",
			text: "Decisions are made by the people closest to them. Responsibility is spread, and everyone can see where it lies."
		},
		{
			title: "Continuous Development",
			text: "We improve what we run in small steps, and ourselves the same way. Time to learn is part of the job."
		}
	],
	closing: {
		title: "Tell us what you run",
		text: "A person reads your message and answers it by email.",
		link: {
			label: "Talk to us",
			href: "/#contact"
		}
	}
};
// app/drawings/train-graph/paris-to-lyon.ts
var { stations, trains, day } = about.line.train;
/** The sheet as Marey has it: Paris at the top, hours from left to right. */
function parisToLyon() {
	return {
		rows: stations.map(({ name, at }) => ({
			name,
			y: down(at)
		})),
		hours: Array.from({ length: day.to - day.from + 1 }, (_, index) => across(day.from + index)),
		labels: day.labels.map((hour) => ({
			name: `${hour}:00`,
			x: across(hour)
		})),
		lines: trains.map(({ from, departs, to, arrives }) => [{
			x: across(departs),
			y: down(kilometre(from))
		}, {
			x: across(arrives),
			y: down(kilometre(to))
		}]),
		meeting: {
			x: across(meeting().hour),
			y: down(meeting().kilometre)
		}
	};
}
/** Where and when the two expresses meet when each keeps to its average. */
function meeting() {
	const [there, back] = trains.map(({ from, departs, to, arrives }) => {
		const speed = (kilometre(to) - kilometre(from)) / (arrives - departs);
		return {
			speed,
			start: kilometre(from) - speed * departs
		};
	});
	if (!there || !back) throw new Error("Two trains meet.");
	const hour = (back.start - there.start) / (there.speed - back.speed);
	return {
		hour,
		kilometre: there.start + there.speed * hour
	};
}
function kilometre(station) {
	return stations.find(({ name }) => name === station)?.at ?? NaN;
}
var [{ at: first }, , , , { at: last }] = stations;
/** Per cent of the drawing. */
function down(kilometres) {
	return 4 + (kilometres - first) / (last - first) * 84;
}
function across(hour) {
	return (hour - day.from) / (day.to - day.from) * 100;
}
// app/drawings/train-graph/train-graph.tsx
/** Stations up the side, time from left to right, a line for whatever is under way. */
function TrainGraph({ rows, hours, labels, lines, meeting }) {
	const grid = rows.map(({ y }) => `M0 ${round(y)}H100`).join("");
	const ticks = hours.map((x) => `M${round(x)} 4V88`).join("");
	return /* @__PURE__ */ jsxs("div", {
		className: "train-graph",
		"aria-hidden": "true",
		children: [/* @__PURE__ */ jsx("svg", {
			className: "train-stations",
			children: rows.map(({ name, y }) => /* @__PURE__ */ jsx("text", {
				y: `${round(y)}%`,
				dy: "0.35em",
				children: name
			}, name))
		}), /* @__PURE__ */ jsxs("svg", {
			className: "train-lines",
			children: [
				/* @__PURE__ */ jsxs("svg", {
					viewBox: "0 0 100 100",
					preserveAspectRatio: "none",
					children: [/* @__PURE__ */ jsx("path", {
						className: "train-grid",
						d: grid + ticks
					}), lines.map((line) => /* @__PURE__ */ jsx("path", {
						className: "train-line",
						d: path(line)
					}, path(line)))]
				}),
				lines.map((line) => line.filter((_, index) => index === 0 || index === line.length - 1).map(({ x, y }) => /* @__PURE__ */ jsx("circle", {
					className: "train-stop",
					cx: `${round(x)}%`,
					cy: `${round(y)}%`,
					r: "6"
				}, x))),
				meeting && /* @__PURE__ */ jsx("circle", {
					className: "train-meeting",
					cx: `${round(meeting.x)}%`,
					cy: `${round(meeting.y)}%`,
					r: "10"
				}),
				labels.map(({ name, x }) => /* @__PURE__ */ jsx("text", {
					x: `${round(x)}%`,
					y: "98%",
					children: name
				}, name))
			]
		})]
	});
}
function path(line) {
	return line.map(({ x, y }, index) => `${index ? "L" : "M"}${round(x)} ${round(y)}`).join("");
}
function round(value) {
	return Math.round(value * 100) / 100;
}
// app/sections/about/about.tsx
function AboutIntroduction() {
	return /* @__PURE__ */ jsx(PageHead, {
		title: about.title,
		lead: about.lead,
		children: /* @__PURE__ */ jsx(OpeningGraph, { of: "about" })
	});
}
/** How wide each photograph is beside or below the others; about.css puts them there. */
var shown = {
	"team-collaboration": "min(93vw, 1616px)",
	"office-environment": "min(54vw, 933px)",
	"team-meeting": "min(39vw, 668px)"
};
function Photos() {
	return /* @__PURE__ */ jsx("div", {
		className: "photos wrap",
		children: about.photos.map(({ name, caption, alt }, index) => /* @__PURE__ */ jsxs("figure", {
			className: `photo ${name}`,
			"data-reveal": "",
			children: [/* @__PURE__ */ jsx(Picture, {
				alt,
				first: index === 0,
				wide: pictures[name],
				sizes: `(width < 43.75em) calc(100vw - 40px), ${shown[name]}`
			}), /* @__PURE__ */ jsx("figcaption", { children: caption })]
		}, name))
	});
}
/** Where the drawings of this site come from. */
function WhyLines() {
	const { title, paragraphs, train, release } = about.line;
	return /* @__PURE__ */ jsx("section", {
		className: "why-lines",
		"aria-labelledby": "why-lines-title",
		children: /* @__PURE__ */ jsxs("div", {
			className: "wrap",
			children: [/* @__PURE__ */ jsxs("div", {
				className: "why-lines-words",
				children: [/* @__PURE__ */ jsx("h2", {
					className: "section-title",
					id: "why-lines-title",
					children: title
				}), paragraphs.map((text) => /* @__PURE__ */ jsx("p", { children: text }, text))]
			}), /* @__PURE__ */ jsxs("div", {
				className: "why-lines-drawings",
				children: [/* @__PURE__ */ jsxs("figure", { children: [/* @__PURE__ */ jsx(TrainGraph, { ...parisToLyon() }), /* @__PURE__ */ jsx("figcaption", { children: train.caption })] }), /* @__PURE__ */ jsxs("figure", { children: [/* @__PURE__ */ jsx(TrainGraph, { ...oneRelease() }), /* @__PURE__ */ jsx("figcaption", { children: release.caption })] })]
			})]
		})
	});
}
function Highlights() {
	return /* @__PURE__ */ jsx("section", {
		className: "highlights",
		"aria-labelledby": "highlights-title",
		children: /* @__PURE__ */ jsx(Split, {
			titleId: "highlights-title",
			title: about.highlightsTitle,
			stations: about.highlights.length,
			children: /* @__PURE__ */ jsx("ol", {
				className: "numbered-list",
				children: about.highlights.map(({ title, text }) => /* @__PURE__ */ jsxs("li", {
					"data-reveal": "",
					children: [/* @__PURE__ */ jsx("h3", { children: title }), /* @__PURE__ */ jsx("p", { children: text })]
				}, title))
			})
		})
	});
}
function AboutClosing() {
	return /* @__PURE__ */ jsx(Closing, {
		...about.closing,
		children: /* @__PURE__ */ jsx(ClosingLine, {})
	});
}
// app/pages/about.tsx
var about_exports = /* @__PURE__ */ __exportAll({ Page: () => Page });
function Page() {
	return /* @__PURE__ */ jsx(StaticHtml, {
		name: "about",
		children: /* @__PURE__ */ jsxs(Fragment, { children: [
			/* @__PURE__ */ jsx(AboutIntroduction, {}),
			/* @__PURE__ */ jsx(Photos, {}),
			/* @__PURE__ */ jsx(WhyLines, {}),
			/* @__PURE__ */ jsx(Highlights, {}),
			/* @__PURE__ */ jsx(AboutClosing, {})
		] })
	});
}
export { Page, about_exports as t };

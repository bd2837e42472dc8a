import { n as StaticHtml, u as __exportAll } from "./assets/hydrate-page-DUBGKQoA.js";
/* empty css                          */
import { n as polyline, r as rounded, t as between } from "./assets/geometry-DSYwehX9.js";
import { c as ButtonLink, o as company } from "./assets/header-L6M-XZtX.js";
import { useEffect } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// app/drawings/overrun-line.tsx
var compositions = [{
	name: "wide",
	width: 1440,
	height: 520,
	rows: [
		504,
		412,
		328,
		244,
		168
	],
	edge: 940,
	start: 420,
	run: 46,
	waits: [
		22,
		60,
		22
	],
	overrun: [[760, 72], [1288, 72]],
	strings: {
		from: -1250,
		to: 930,
		gap: 9
	},
	head: 15
}, {
	name: "narrow",
	width: 390,
	height: 380,
	rows: [
		368,
		304,
		246,
		188,
		134
	],
	edge: 236,
	start: 62,
	run: 24,
	waits: [
		8,
		22,
		8
	],
	overrun: [[230, 52], [338, 52]],
	strings: {
		from: -620,
		to: 232,
		gap: 7
	},
	head: 11
}];
/** For the page that is not there: a line that runs past the last station and off the graph. */
function OverrunLine() {
	return /* @__PURE__ */ jsx("div", {
		className: "overrun-line",
		"aria-hidden": "true",
		children: compositions.map((composition) => /* @__PURE__ */ jsx(Overrun, { ...composition }, composition.name))
	});
}
function Overrun(composition) {
	const { name, width, height, rows, edge, overrun, head } = composition;
	const { stations, route } = climb(composition);
	const [first] = rows;
	const [, [headX, headY]] = overrun;
	const heavy = polyline([...route, ...overrun]);
	return /* @__PURE__ */ jsxs("svg", {
		className: `overrun-${name}`,
		viewBox: `0 0 ${width} ${height}`,
		children: [
			/* @__PURE__ */ jsx("path", {
				className: "overrun-hairlines",
				d: `${rows.map((y) => `M0 ${y}H${edge}`).join("")}M${edge} ${first}V${rows.at(-1)}`
			}),
			/* @__PURE__ */ jsx("path", {
				className: "overrun-strings",
				d: strings(composition)
			}),
			/* @__PURE__ */ jsx("path", {
				className: "overrun-casing",
				d: heavy
			}),
			/* @__PURE__ */ jsx("path", {
				className: "overrun-route",
				d: heavy
			}),
			stations.map(([x, y]) => /* @__PURE__ */ jsx("circle", {
				className: "overrun-station",
				cx: x,
				cy: y,
				r: head * .5
			}, y)),
			/* @__PURE__ */ jsx("circle", {
				className: "overrun-head",
				cx: headX,
				cy: headY,
				r: head
			})
		]
	});
}
/** The heavy line, as far as there are stations. */
function climb({ rows, start, run, waits }) {
	const stations = [];
	const route = [];
	let x = start;
	rows.forEach((y, index) => {
		if (index > 0) x += run;
		stations.push([x, y]);
		route.push([x, y]);
		const wait = waits[index - 1];
		if (wait) {
			x += wait;
			route.push([x, y]);
		}
	});
	return {
		stations,
		route
	};
}
/** Every other release: slower and with longer waits the further back it is. All of them stop. */
function strings({ rows, edge, strings: { from, to, gap }, run, waits }) {
	const lines = [];
	let x = from;
	while (x < to) {
		const past = 1 - (x - from) / (to - from);
		const points = [];
		let at = x;
		rows.forEach((y, index) => {
			if (index > 0) at += between(run * .12, run * 2.6, past ** 1.4);
			points.push([rounded(at), y]);
			const wait = (waits[index - 1] ?? 0) * past ** 2 * 2;
			if (wait > 2) points.push([rounded(at += wait), y]);
		});
		if (at > 0 && at < edge) lines.push(polyline(points));
		x += between(gap, gap * 4, past ** 1.6);
	}
	return lines.join("");
}
// content/not-found.ts
var notFound = {
	/** What the window calls it. */
	windowTitle: `Page not found, ${company.name}`,
	title: "404 - Oops! Page not found",
	text: "This line runs past the last station. There is nothing at the address you asked for.",
	link: {
		label: "Return to Home",
		href: "/"
	}
};
// app/sections/not-found/not-found.tsx
function NotFound() {
	return /* @__PURE__ */ jsxs("div", {
		className: "not-found",
		children: [/* @__PURE__ */ jsxs("div", {
			className: "wrap",
			children: [
				/* @__PURE__ */ jsx("h1", {
					className: "page-title",
					children: notFound.title
				}),
				/* @__PURE__ */ jsx("p", {
					className: "page-lead",
					children: notFound.text
				}),
				/* @__PURE__ */ jsx("p", { children: /* @__PURE__ */ jsx(ButtonLink, {
					href: notFound.link.href,
					children: notFound.link.label
				}) })
			]
		}), /* @__PURE__ */ jsx(OverrunLine, {})]
	});
}
// app/pages/not-found.tsx
var not_found_exports = /* @__PURE__ */ __exportAll({ Page: () => Page });
function Page() {
	useEffect(() => console.error("404: there is no page at", window.location.pathname), []);
	return /* @__PURE__ */ jsx(StaticHtml, {
		name: "not-found",
		children: /* @__PURE__ */ jsx(NotFound, {})
	});
}
export { Page, not_found_exports as t };

import { o as company } from "./header-L6M-XZtX.js";
import { C as stages, S as releaseGraph, b as explanations, h as stations, p as routePoints, u as polyline, v as rowOrder, x as operations } from "./marks-CQAXkHjt.js";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
// \0virtual:drawings
var drawings = "/assets/drawings-fSkO1qdv.svg";
var graphs = "/assets/graphs-p5SGdz_2.svg";
// app/drawings/release-graph/graph-stations.tsx
/** A ring at every stage the release reaches. Half a pixel is less than its stroke: round it off. */
function GraphStations({ composition }) {
	return /* @__PURE__ */ jsx("g", {
		className: "graph-stations",
		children: stations(composition).map(({ stage, arrives, y }) => /* @__PURE__ */ jsx("circle", {
			cx: Math.round(arrives),
			cy: y,
			r: composition.marks.station
		}, stage))
	});
}
// app/drawings/release-graph/graph-plan.tsx
/** The ghost of the whole route: at any moment the drawing is a whole picture. */
function GraphPlan({ composition }) {
	const { width, height } = composition;
	return /* @__PURE__ */ jsxs("svg", {
		className: "graph-plan",
		viewBox: `0 0 ${width} ${height}`,
		children: [/* @__PURE__ */ jsx("path", { d: polyline(routePoints(composition)) }), /* @__PURE__ */ jsx(GraphStations, { composition })]
	});
}
// app/drawings/release-graph/graph-drawing.tsx
/** All that is drawn of one composition; the rows, which every composition has, stand beside it. */
function GraphDrawing({ composition, children }) {
	const { name, width, height } = composition;
	return /* @__PURE__ */ jsxs("div", {
		className: `graph-drawing graph-${name}`,
		"aria-hidden": "true",
		children: [
			/* @__PURE__ */ jsx("svg", {
				className: "graph-ground",
				viewBox: `0 0 ${width} ${height}`,
				children: /* @__PURE__ */ jsx("use", { href: `${graphs}#${name}-ground` })
			}),
			/* @__PURE__ */ jsx(GraphPlan, { composition }),
			children
		]
	});
}
// app/drawings/release-graph/graph-rows.tsx
var words = {
	...stages,
	...operations
};
/** The rows and their labels. HTML, not SVG: hairlines stay sharp and words readable at any scale. */
function GraphRows() {
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx("ul", {
		className: "graph-rows",
		children: rowOrder.map((row) => /* @__PURE__ */ jsxs("li", {
			className: "graph-row",
			"data-live": row === "production" || void 0,
			children: [/* @__PURE__ */ jsx("button", {
				type: "button",
				className: "stage-label",
				"data-tooltip": "",
				"aria-describedby": `tip-${row}`,
				children: words[row].name
			}), /* @__PURE__ */ jsx("span", {
				className: "tooltip",
				role: "tooltip",
				popover: "manual",
				id: `tip-${row}`,
				children: explanations[row]
			})]
		}, row))
	}), /* @__PURE__ */ jsx(GraphWords, {})] });
}
/** What else is written in it: over the longest wait, and along the axis. */
function GraphWords() {
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx("span", {
		className: "graph-checks",
		"aria-hidden": "true",
		children: releaseGraph.checks
	}), /* @__PURE__ */ jsxs("span", {
		className: "graph-time",
		"aria-hidden": "true",
		children: [releaseGraph.time, /* @__PURE__ */ jsx("svg", {
			viewBox: "0 0 36 12",
			width: "36",
			height: "12",
			children: /* @__PURE__ */ jsx("path", { d: "M0 6h34m-5-5 5 5-5 5" })
		})]
	})] });
}
// app/drawings/release-graph/graph-sprite.ts
/** What is drawn once the release runs, in the order in which it is drawn. */
var runParts = [
	"health",
	"backups",
	"autoscaling",
	"live",
	"rollbacks",
	"migration"
];
// app/drawings/release-graph/graph-run.tsx
/**
* What the current release does, as it has done it: the layer that the present moment uncovers.
* The wipe moves and hides what lies beyond it; its content moves against it and so stands still.
* Both are plain transforms of HTML, which the compositor runs alone; a moving clipPath would be
* painted anew for every frame.
*/
function GraphRun({ composition }) {
	const { name, width, height } = composition;
	return /* @__PURE__ */ jsx("div", {
		className: "graph-wipe",
		children: /* @__PURE__ */ jsx("div", {
			className: "graph-hold",
			children: /* @__PURE__ */ jsxs("svg", {
				className: "graph-run",
				viewBox: `0 0 ${width} ${height}`,
				children: [
					runParts.map((part) => /* @__PURE__ */ jsx("use", { href: `${graphs}#${name}-${part}` }, part)),
					/* @__PURE__ */ jsx("path", { d: polyline(routePoints(composition)) }),
					/* @__PURE__ */ jsx(GraphStations, { composition })
				]
			})
		})
	});
}
// content/solutions.ts
var solutions = {
	title: "Solutions",
	claim: "Launch gets a change to production. Observe looks after what runs there.",
	covers: "What it covers",
	items: [{
		id: "launch",
		name: company.products.launch,
		summary: "Kubernetes automation, from the push to the release that serves traffic.",
		capabilities: [
			{
				name: "AWS, GCP, Azure, on-prem and bare metal",
				text: "One way to release, wherever the cluster runs."
			},
			{
				name: "GPU AI deployment",
				text: "Models are scheduled on GPU nodes and released like any other service."
			},
			{
				name: "Release pipelines",
				text: "From Git to production through the same checks every time."
			},
			{
				name: "Ephemeral, stage and prod environments",
				text: "An environment for each pull request, and two that stay."
			},
			{
				name: "Infrastructure-as-code templates",
				text: "Environments come from templates you can read, review and change."
			}
		],
		link: {
			label: "See how Launch works",
			href: "/product",
			subject: void 0
		}
	}, {
		id: "observe",
		name: company.products.observe,
		summary: "AI-accelerated managed services for what you run: AI suggests, a person confirms.",
		capabilities: [
			{
				name: "Asset discovery and CMDB",
				text: "What you run is found, recorded and kept current."
			},
			{
				name: "Observability",
				text: "Availability and latency measured against the objectives you set."
			},
			{
				name: "Policy and compliance",
				text: "Controls written as code and checked on every change."
			},
			{
				name: "Process automation",
				text: "Routine operations run as code, with a record of each run."
			},
			{
				name: "Security and risk posture analysis",
				text: "Findings are ranked by what they put at risk."
			},
			{
				name: "Reporting",
				text: "One account of availability, risk and cost, for engineers and for the board."
			}
		],
		link: {
			label: "Discuss Observe with us",
			href: "#contact",
			subject: company.products.observe
		}
	}]
};
export { GraphDrawing as a, GraphWords as i, GraphRun as n, drawings as o, GraphRows as r, solutions as t };

import { a as liveTrack, d as arrival, f as climb, g as desktop, h as stations, i as healthTicks, o as replicaTracks, p as routePoints, r as fastestReleases, s as pastReleasesPath, t as backupSquares, u as polyline, y as stageOrder } from "./marks-CQAXkHjt.js";
import { jsx, jsxs } from "react/jsx-runtime";
// app/drawings/opening-graph/composition.ts
/** Pixels of the picture beside a shared link, as every network shows it. */
var cardSize = {
	width: 1200,
	height: 630
};
/** What a page's opening and its card show of the graph. */
var views = {
	about: {
		x: 52,
		y: 232,
		scale: 1.5
	},
	careers: {
		x: 336,
		y: -52,
		scale: 1.5
	}
};
/** The hero's graph without labels, for words in its upper left corner. */
var openingGraph = {
	...desktop,
	...cardSize,
	name: "opening",
	reach: 1600,
	rows: {
		push: 592,
		branch: 508,
		review: 428,
		preview: 348,
		staging: 268,
		production: 190,
		autoscaling: 142,
		health: 104,
		rollbacks: 85,
		migration: 85,
		backups: 66
	},
	route: {
		departs: 552,
		arrives: 916,
		waits: {
			branch: 18,
			review: 58,
			preview: 22,
			staging: 22
		},
		clear: {
			before: 26,
			after: 18
		}
	},
	past: {
		fastestDeparts: 1290,
		fastest: 22,
		apart: {
			current: 36,
			fastest: 6
		},
		fade: {
			from: 300,
			to: 480
		}
	},
	marks: {
		...desktop.marks,
		station: 8,
		head: 15,
		tick: {
			every: 18,
			planned: 10,
			done: 16
		},
		backup: {
			every: 98,
			side: 16,
			offset: 70
		},
		yard: {
			track: 12,
			peaks: [{
				from: 40,
				to: 420,
				tracks: 4
			}]
		}
	}
};
// app/drawings/opening-graph/fade.ts
/** Left of the route, at these distances from it on a card, past releases fade in. */
var fade = {
	from: 230,
	to: 50
};
/** A gradient across the route's direction, so that the corner with the words stays plain. */
function fadeBeside(graph, scale) {
	const { x, y } = arrival(graph);
	const [across, up] = [x - graph.route.departs, climb(graph)];
	const length = Math.hypot(across, up) * scale;
	const leftOfRoute = (distance) => [x - up / length * distance, y - across / length * distance];
	const [[x1, y1], [x2, y2]] = [leftOfRoute(fade.from), leftOfRoute(fade.to)];
	return {
		x1,
		y1,
		x2,
		y2
	};
}
// app/drawings/opening-graph/opening-graph.tsx
/** The art that a page opens with: what its social card shows of the release graph. */
function OpeningGraph({ of }) {
	const { x, y, scale } = views[of];
	const viewBox = `${x} ${y} ${cardSize.width / scale} ${cardSize.height / scale}`;
	const head = arrival(openingGraph);
	return /* @__PURE__ */ jsxs("svg", {
		className: "opening-graph",
		viewBox,
		preserveAspectRatio: "xMaxYMid slice",
		"aria-hidden": "true",
		children: [
			/* @__PURE__ */ jsxs("linearGradient", {
				id: "opening-fade",
				gradientUnits: "userSpaceOnUse",
				...fadeBeside(openingGraph, scale),
				children: [/* @__PURE__ */ jsx("stop", {}), /* @__PURE__ */ jsx("stop", {
					offset: "1",
					stopOpacity: "0"
				})]
			}),
			/* @__PURE__ */ jsxs("g", {
				className: "opening-past",
				children: [
					/* @__PURE__ */ jsx("path", { d: stageOrder.map((stage) => `M0 ${openingGraph.rows[stage]}H${openingGraph.reach}`).join("") }),
					/* @__PURE__ */ jsx("path", { d: pastReleasesPath(openingGraph) }),
					/* @__PURE__ */ jsx("path", { ...fastestReleases(openingGraph) })
				]
			}),
			/* @__PURE__ */ jsx("rect", {
				y: "-100",
				width: openingGraph.reach,
				height: openingGraph.height + 200,
				fill: "url(#opening-fade)"
			}),
			/* @__PURE__ */ jsx("path", {
				className: "opening-tracks",
				d: replicaTracks(openingGraph)
			}),
			/* @__PURE__ */ jsx("path", { ...healthTicks(openingGraph, "done") }),
			/* @__PURE__ */ jsx("path", { ...backupSquares(openingGraph) }),
			/* @__PURE__ */ jsx("path", {
				className: "opening-release",
				d: liveTrack(openingGraph) + polyline(routePoints(openingGraph))
			}),
			stations(openingGraph).map(({ stage, arrives, y }) => /* @__PURE__ */ jsx("circle", {
				className: "opening-station",
				cx: Math.round(arrives),
				cy: y,
				r: openingGraph.marks.station
			}, stage)),
			/* @__PURE__ */ jsx("circle", {
				className: "opening-head",
				cx: head.x,
				cy: head.y,
				r: openingGraph.marks.head
			})
		]
	});
}
export { OpeningGraph as t };

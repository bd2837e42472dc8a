// content/pipeline.ts
/** The stages a release passes on its way up, from first to last. */
var stages = {
	push: { name: "Push to Git" },
	branch: { name: "Feature branch" },
	review: { name: "Pull request" },
	preview: { name: "Preview" },
	staging: { name: "Staging" },
	production: { name: "Production" }
};
/** What keeps a release safe once it runs, from the row nearest production upwards. */
var operations = {
	autoscaling: { name: "Autoscaling" },
	health: { name: "Health checks" },
	rollbacks: { name: "Rollbacks" },
	migration: { name: "Database backup and migration" },
	backups: { name: "Backups" }
};
/** What the tooltip of each says. */
var explanations = {
	push: "A push starts the release. From here on, nobody runs a step by hand.",
	branch: "The branch is built and gets its own place in the pipeline.",
	review: "Checks and reviewers decide together. A failing check stops the line here.",
	preview: "An ephemeral environment runs the change. It goes when the pull request closes.",
	staging: "The release runs on the same templates as production before it goes there.",
	production: "The release serves traffic once its health checks answer.",
	autoscaling: "Replicas are added while load rises and taken away when it falls.",
	health: "Every replica is asked at short intervals whether it is fit to serve.",
	rollbacks: "A release that turns unhealthy is taken back to the one before it.",
	migration: "The database is backed up, then migrated, just before the release arrives.",
	backups: "Backups go on at regular intervals, release or no release."
};
var releaseGraph = {
	/** What the drawing is, for those who do not see it. */
	description: "A release graph: stages from bottom to top, time to the right, one line per release. Past releases climb slowly and wait at each stage. Further right the lines grow steep. One heavy line carries the current release from Push to Git into Production, where it turns green and opens into replicas.",
	/** Teaches reading it. */
	key: [
		"Each line is one release.",
		"Flat is waiting.",
		"Steep is velocity."
	],
	checks: "Checks",
	time: "Time"
};
// app/drawings/release-graph/composition.ts
/** From the start of a release upwards: the order of rows, of reading and of the Tab key. */
var stageOrder = Object.keys(stages);
var rowOrder = [...stageOrder, ...Object.keys(operations)];
var desktop = {
	name: "desktop",
	shown: "@media (width >= 43.75em)",
	width: 1e3,
	height: 612,
	reach: 2600,
	rows: {
		push: 580,
		branch: 498,
		review: 427,
		preview: 356,
		staging: 286,
		production: 216,
		autoscaling: 168,
		health: 132,
		rollbacks: 96,
		migration: 60,
		backups: 26
	},
	present: 0,
	route: {
		departs: 272,
		arrives: 590,
		waits: {
			branch: 16,
			review: 56,
			preview: 20,
			staging: 20
		},
		clear: {
			before: 26,
			after: 14
		}
	},
	past: {
		fastestDeparts: 900,
		fastest: 22,
		apart: {
			current: 34,
			fastest: 5.5
		},
		fade: {
			from: 120,
			to: 250
		}
	},
	marks: {
		station: 6,
		head: 11,
		tick: {
			every: 14,
			planned: 8,
			done: 12
		},
		backup: {
			every: 98,
			side: 12,
			offset: 70
		},
		migration: {
			length: 54,
			height: 13,
			gap: 10
		},
		yard: {
			track: 12,
			peaks: [
				{
					from: 36,
					to: 336,
					tracks: 4
				},
				{
					from: 480,
					to: 780,
					tracks: 3
				},
				{
					from: 860,
					to: 1180,
					tracks: 4
				}
			]
		},
		rollback: {
			leaves: 168,
			rise: 20,
			fails: 252,
			cross: 5
		}
	}
};
var phone = {
	name: "phone",
	shown: "@media (width < 43.75em)",
	width: 370,
	height: 372,
	reach: 900,
	rows: {
		push: 358,
		branch: 317,
		review: 278,
		preview: 240,
		staging: 203,
		production: 166,
		autoscaling: 130,
		health: 103,
		rollbacks: 77,
		migration: 51,
		backups: 25
	},
	present: 51,
	route: {
		departs: 98,
		arrives: 256,
		waits: {
			branch: 10,
			review: 40,
			preview: 11,
			staging: 10
		},
		clear: {
			before: 9,
			after: 9
		}
	},
	past: {
		fastestDeparts: 370,
		fastest: 16,
		apart: {
			current: 25,
			fastest: 5
		},
		fade: {
			from: 104,
			to: 160
		}
	},
	marks: {
		station: 5,
		head: 8.5,
		tick: {
			every: 10,
			planned: 7,
			done: 10
		},
		backup: {
			every: 44,
			side: 10,
			offset: 22
		},
		migration: {
			length: 30,
			height: 11,
			gap: 5
		},
		yard: {
			track: 9,
			peaks: [{
				from: 18,
				to: 208,
				tracks: 4
			}, {
				from: 286,
				to: 460,
				tracks: 3
			}]
		},
		rollback: {
			leaves: 14,
			rise: 14,
			fails: 50,
			cross: 4
		}
	}
};
// app/drawings/release-graph/route.ts
/** Time between two stages is in proportion to the climb, so one release has one slope. */
function stations(composition) {
	const { departs, arrives, waits } = composition.route;
	const waiting = stageOrder.reduce((sum, stage) => sum + waitAt(waits, stage), 0);
	const slope = (arrives - departs - waiting) / climb(composition);
	let x = departs;
	let below = composition.rows.push;
	return stageOrder.map((stage) => {
		const y = composition.rows[stage];
		const arrival = x + (below - y) * slope;
		x = arrival + waitAt(waits, stage);
		below = y;
		return {
			stage,
			y,
			arrives: arrival,
			leaves: x
		};
	});
}
/** The stage before this one; there is none below the push. */
function stationBelow(composition, stage) {
	return stations(composition)[stageOrder.indexOf(stage) - 1];
}
function routePoints(composition) {
	return stations(composition).flatMap(({ y, arrives, leaves }) => leaves > arrives ? [{
		x: arrives,
		y
	}, {
		x: leaves,
		y
	}] : [{
		x: arrives,
		y
	}]);
}
/** The meeting point: the release, its database and its first health check. */
function arrival({ route, rows }) {
	return {
		x: route.arrives,
		y: rows.production
	};
}
/** Height from the first stage to the last. */
function climb({ rows }) {
	return rows.push - rows.production;
}
function waitAt(waits, stage) {
	return stage === "push" || stage === "production" ? 0 : waits[stage];
}
// app/drawings/release-graph/svg-path.ts
/** One decimal, no zero before or after the point: path text is most of what a drawing weighs. */
function compact(value) {
	return String(Math.round(value * 10) / 10).replace(/^(-?)0\./, "$1.").replace(/^-0$/, "0");
}
/** A polyline as relative commands. Steps are taken between rounded points, so errors never add up. */
function polyline([start, ...rest]) {
	if (!start) return "";
	let at = rounded(start);
	let path = `M${join(at.x, at.y)}`;
	for (const point of rest) {
		const next = rounded(point);
		path += step(next.x - at.x, next.y - at.y);
		at = next;
	}
	return path;
}
/** Two short strokes crossing at a point. */
function cross({ x, y }, arm) {
	const whole = compact(2 * arm);
	return `M${join(x - arm, y - arm)}l${whole} ${whole}m0-${whole}l-${whole} ${whole}`;
}
/** A pair of numbers; a minus sign separates as well as a space does. */
function join(first, second) {
	const [a, b] = [compact(first), compact(second)];
	return b.startsWith("-") ? a + b : `${a} ${b}`;
}
function step(dx, dy) {
	if (compact(dy) === "0") return `h${compact(dx)}`;
	if (compact(dx) === "0") return `v${compact(dy)}`;
	return `l${join(dx, dy)}`;
}
function rounded({ x, y }) {
	return {
		x: Math.round(x * 10) / 10,
		y: Math.round(y * 10) / 10
	};
}
// app/drawings/release-graph/past-releases.ts
/** Shorter waits than this would be a wobble in the line, not a wait. */
var SHORTEST_WAIT = 1.5;
/** Pixels between two lines from which on half a pixel more or less between them is not seen. */
var FAR_APART = 8;
/** How durations, waits and the time between departures grow with slowness. */
var DURATION_CURVE = 1.25;
var WAITING_CURVE = .4;
var APART_CURVE = 1.35;
/**
* The releases before and after the current one. All follow one law in which the current release
* has its place, so its neighbours run beside it; none crosses another or touches it.
*/
function pastReleases(composition) {
	return departures(composition).map((departs) => onlyVisible(releaseAt(composition, departs), composition.past.fade.from));
}
/**
* In whole pixels, which nobody sees where the lines are far apart, else in half ones: these lines
* are hundreds of points in the HTML of the home page.
*/
function pastReleasesPath(composition) {
	const releases = pastReleases(composition);
	return releases.map((release, index) => {
		const parts = arrivalOf(release) - arrivalOf(releases[index - 1]) < FAR_APART ? 2 : 1;
		return polyline(release.map(({ x, y }) => ({
			x: Math.round(x * parts) / parts,
			y: Math.round(y)
		})));
	}).join("");
}
function arrivalOf(release = []) {
	return release.at(-1)?.x ?? Number.NEGATIVE_INFINITY;
}
/** The fastest releases all look alike: from here on they are one pattern. */
function fastestDeparture(composition) {
	const last = departures(composition).at(-1) ?? composition.past.fastestDeparts;
	return last + timeUntilNext(composition, last);
}
/** Counted from the route outwards, so that the channel it runs in is narrow on both sides. */
function departures(composition) {
	const { fastestDeparts, fade } = composition.past;
	const before = [];
	let departs = nearestClear(composition, -1);
	while (releaseAt(composition, departs).some(({ x }) => x > fade.from)) {
		before.unshift(departs);
		departs -= timeUntilNext(composition, departs);
	}
	const after = [];
	departs = nearestClear(composition, 1);
	while (departs < fastestDeparts) {
		after.push(departs);
		departs += timeUntilNext(composition, departs);
	}
	return [...before, ...after];
}
function nearestClear(composition, direction) {
	let departs = composition.route.departs;
	while (!keepsClear(composition, releaseAt(composition, departs))) departs += direction;
	return departs;
}
function timeUntilNext(composition, departs) {
	const { current, fastest } = composition.past.apart;
	return fastest + (current - fastest) * slownessAt(composition, departs) ** APART_CURVE;
}
/** 0 for a release that can get no faster, 1 for the current one, more for those before it. */
function slownessAt({ past, route }, departs) {
	const before = past.fastestDeparts - departs;
	return Math.max(0, before / (past.fastestDeparts - route.departs));
}
/** The route's own shape with other times: what waits longest today waited longest before. */
function releaseAt(composition, departs) {
	const { past, route } = composition;
	const current = stations(composition);
	const currentDuration = route.arrives - route.departs;
	const currentWaiting = current.reduce((sum, { arrives, leaves }) => sum + leaves - arrives, 0);
	const slowness = slownessAt(composition, departs);
	const duration = past.fastest + (currentDuration - past.fastest) * slowness ** DURATION_CURVE;
	const longerWaits = duration / currentDuration * slowness ** WAITING_CURVE;
	const slope = (duration - currentWaiting * longerWaits) / climb(composition);
	const points = [];
	let x = departs;
	let below = composition.rows.push;
	for (const { y, arrives, leaves } of current) {
		x += (below - y) * slope;
		below = y;
		const wait = (leaves - arrives) * longerWaits;
		if (wait > SHORTEST_WAIT) points.push({
			x,
			y
		}, {
			x: x + wait,
			y
		});
		else if (wait === 0) points.push({
			x,
			y
		});
		x += wait;
	}
	return points;
}
function keepsClear(composition, release) {
	const { clear } = composition.route;
	return stations(composition).every(({ y, arrives, leaves }) => {
		const row = release.filter((point) => point.y === y).map(({ x }) => x);
		if (row.length === 0) return true;
		return Math.max(...row) < arrives - clear.before || Math.min(...row) > leaves + clear.after;
	});
}
/** Cut off where the fade begins; left of it are labels, and left of those the page. */
function onlyVisible(release, from) {
	const firstSeen = release.findIndex(({ x }) => x > from);
	const [outside, inside] = [release[firstSeen - 1], release[firstSeen]];
	if (!outside || !inside) return [...release];
	const part = (from - outside.x) / (inside.x - outside.x);
	return [{
		x: from,
		y: outside.y + (inside.y - outside.y) * part
	}, ...release.slice(firstSeen)];
}
// app/drawings/release-graph/marks.ts
/** A dropping line: how far it goes on, how wide it bends, its head, the air at both its ends. */
var ARROW = {
	on: 4,
	bend: 14,
	head: 5,
	gap: 4
};
/** Health checks from the start of the graph, or only those after the arrival. */
function healthTicks(composition, when) {
	const { every, [when]: height } = composition.marks.tick;
	const { x: arrives } = arrival(composition);
	const start = when === "done" ? arrives + every : firstOf(every, arrives, composition.past.fade.from);
	const thickness = when === "done" ? 2 : 1;
	return {
		d: `M${join(start, composition.rows.health - height / 2)}H${composition.reach}`,
		strokeWidth: height,
		strokeDasharray: `${thickness} ${every - thickness}`
	};
}
/** The squares of the backups after the arrival, solid. */
function backupSquares(composition) {
	const { every, side, offset } = composition.marks.backup;
	return {
		d: `M${join(arrival(composition).x + offset, composition.rows.backups - side / 2)}H${composition.reach}`,
		strokeWidth: side,
		strokeDasharray: `${side} ${every - side}`
	};
}
/** From the arrival on, production itself. */
function liveTrack(composition) {
	const { x, y } = arrival(composition);
	return `M${join(x, y)}H${composition.reach}`;
}
/** Replica tracks, switched on one after another like the ladder of a rail yard, and off again. */
function replicaTracks(composition) {
	const { track: gap, peaks } = composition.marks.yard;
	const { x: arrives, y: live } = arrival(composition);
	return peaks.flatMap(({ from, to, tracks }) => Array.from({ length: tracks }, (_, index) => {
		const below = live - index * gap;
		const opens = arrives + from + index * gap;
		const closes = arrives + to - index * 2 * gap;
		return polyline([
			{
				x: opens,
				y: below
			},
			{
				x: opens + gap,
				y: below - gap
			},
			{
				x: closes - gap,
				y: below - gap
			},
			{
				x: closes,
				y: below
			}
		]);
	})).join("");
}
/** From a cross, a bend down to the line below, and the head of the arrow. */
function dropBack(failure, arm, line) {
	const start = failure.x + arm + ARROW.gap;
	const bend = Math.min(ARROW.bend, (line - failure.y) * .7);
	const { x, y } = {
		x: start + ARROW.on + bend,
		y: line - ARROW.gap
	};
	return {
		dropsBack: `M${join(start, failure.y)}h${ARROW.on}q${join(bend, 0)} ${join(bend, bend)}V${compact(y)}`,
		arrowhead: polyline([
			{
				x: x - ARROW.head,
				y: y - ARROW.head
			},
			{
				x,
				y
			},
			{
				x: x + ARROW.head,
				y: y - ARROW.head
			}
		])
	};
}
/** The fastest releases all look alike, so they too are one dashed stroke, leaned over. */
function fastestReleases(composition) {
	const { rows, past, reach } = composition;
	const first = fastestDeparture(composition);
	const height = rows.push - rows.production;
	const lean = Math.atan(past.fastest / height) * 180 / Math.PI;
	return {
		d: `M${join(first, -height / 2)}H${reach}`,
		strokeWidth: height,
		strokeDasharray: `1 ${past.apart.fastest - 1}`,
		transform: `translate(0 ${rows.push})skewX(-${lean.toFixed(2)})`
	};
}
/** The first of marks that repeat through `through`, after `from`. */
function firstOf(every, through, from) {
	return through - Math.floor((through - from) / every) * every;
}
export { stages as C, releaseGraph as S, phone as _, liveTrack as a, explanations as b, cross as c, arrival as d, climb as f, desktop as g, stations as h, healthTicks as i, join as l, stationBelow as m, dropBack as n, replicaTracks as o, routePoints as p, fastestReleases as r, pastReleasesPath as s, backupSquares as t, polyline as u, rowOrder as v, operations as x, stageOrder as y };

import { i as Tooltip, n as StaticHtml, s as isShortcut, u as __exportAll } from "./assets/hydrate-page-DUBGKQoA.js";
import { a as GraphDrawing, i as GraphWords, n as GraphRun, t as solutions } from "./assets/solutions-BKBzBhOU.js";
import { n as ClosingLine, t as Closing } from "./assets/closing-DzyhE0-a.js";
import { t as PageHead } from "./assets/page-head-EIzOBh_m.js";
import { t as Split } from "./assets/split-JK8HjpxV.js";
import { o as company } from "./assets/header-L6M-XZtX.js";
/* empty css                                */
import { C as stages, S as releaseGraph, b as explanations, c as cross, h as stations, l as join, m as stationBelow, n as dropBack, x as operations } from "./assets/marks-CQAXkHjt.js";
import { useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
// app/drawings/workflow-graph/composition.ts
var workflowDesktop = {
	name: "workflow-desktop",
	shown: "@container workflow-graph (width >= 44rem)",
	width: 900,
	height: 562,
	reach: 1700,
	rows: {
		push: 526,
		branch: 464,
		review: 402,
		preview: 340,
		staging: 278,
		production: 216,
		autoscaling: 168,
		health: 132,
		rollbacks: 96,
		migration: 62,
		backups: 30
	},
	present: 0,
	route: {
		departs: 258,
		arrives: 592,
		waits: {
			branch: 26,
			review: 72,
			preview: 30,
			staging: 30
		},
		clear: {
			before: 14,
			after: 58
		}
	},
	past: {
		fastestDeparts: 940,
		fastest: 24,
		apart: {
			current: 46,
			fastest: 6.5
		},
		fade: {
			from: 130,
			to: 260
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
			offset: 42
		},
		migration: {
			length: 42,
			height: 13,
			gap: 8
		},
		yard: {
			track: 12,
			peaks: [{
				from: 24,
				to: 220,
				tracks: 4
			}, {
				from: 330,
				to: 560,
				tracks: 3
			}]
		},
		rollback: {
			leaves: 96,
			rise: 20,
			fails: 168,
			cross: 5
		}
	},
	failure: {
		goesOn: 24,
		cross: 5
	},
	current: 10
};
var workflowPhone = {
	name: "workflow-phone",
	shown: "@container workflow-graph (width < 44rem)",
	width: 370,
	height: 446,
	reach: 900,
	rows: {
		push: 432,
		branch: 380,
		review: 328,
		preview: 276,
		staging: 224,
		production: 172,
		autoscaling: 136,
		health: 107,
		rollbacks: 79,
		migration: 52,
		backups: 25
	},
	present: 52,
	route: {
		departs: 98,
		arrives: 256,
		waits: {
			branch: 14,
			review: 36,
			preview: 14,
			staging: 14
		},
		clear: {
			before: 9,
			after: 42
		}
	},
	past: {
		fastestDeparts: 400,
		fastest: 16,
		apart: {
			current: 30,
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
			length: 18,
			height: 11,
			gap: 4
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
			rise: 15,
			fails: 50,
			cross: 4
		}
	},
	failure: {
		goesOn: 14,
		cross: 3.5
	},
	current: 8.5
};
// content/product.ts
var product = {
	name: company.products.launch,
	title: "From push to production, on\xA0one\xA0line",
	lead: `${company.products.launch} automates Kubernetes releases on AWS, GCP, Azure, on-prem and bare metal. The pipeline is code in your repositories, and every change takes the same way up.`,
	capabilitiesTitle: "One way to release, wherever you run",
	capabilities: solutions.items[0].capabilities,
	closing: {
		title: "See it with your own services",
		text: "Tell us what you run. A person reads it and answers by email with the way it would take.",
		link: {
			label: "Talk to us",
			href: "/#contact"
		}
	}
};
// app/sections/product/product.tsx
function ProductIntroduction() {
	return /* @__PURE__ */ jsx(PageHead, {
		title: product.title,
		lead: product.lead
	});
}
function Capabilities() {
	return /* @__PURE__ */ jsx("section", {
		className: "capabilities",
		"aria-labelledby": "capabilities-title",
		children: /* @__PURE__ */ jsx(Split, {
			titleId: "capabilities-title",
			title: product.capabilitiesTitle,
			stations: product.capabilities.length,
			children: /* @__PURE__ */ jsx("dl", {
				className: "timetable",
				children: product.capabilities.map(({ name, text }) => /* @__PURE__ */ jsxs("div", {
					className: "timetable-row",
					"data-reveal": "",
					children: [/* @__PURE__ */ jsx("dt", { children: name }), /* @__PURE__ */ jsx("dd", { children: text })]
				}, name))
			})
		})
	});
}
function ProductClosing() {
	return /* @__PURE__ */ jsx(Closing, {
		...product.closing,
		children: /* @__PURE__ */ jsx(ClosingLine, {})
	});
}
// app/drawings/workflow-graph/failures.ts
/** At each stage before production; the graph's Rollbacks row shows what happens there. */
function failures(composition) {
	const { goesOn, cross: arm } = composition.failure;
	return stations(composition).filter(({ stage }) => stage !== "production").map(({ stage, arrives, leaves, y }) => {
		const start = leaves > arrives ? leaves - 2 : leaves + composition.marks.station;
		const stop = {
			x: start + goesOn,
			y
		};
		const below = stationBelow(composition, stage);
		return {
			stage,
			stops: `M${join(start, y)}h${goesOn}${cross(stop, arm)}`,
			...below && dropBack(stop, arm, below.y)
		};
	});
}
// app/drawings/workflow-graph/workflow-stages.tsx
/** What a step brings forward: its station, and what becomes of a release that fails there. */
function WorkflowStages({ composition }) {
	const { width, height, current } = composition;
	return /* @__PURE__ */ jsxs("svg", {
		className: "workflow-graph-stages",
		viewBox: `0 0 ${width} ${height}`,
		children: [failures(composition).map(({ stage, stops, dropsBack, arrowhead }) => /* @__PURE__ */ jsxs("g", {
			className: "workflow-graph-failure",
			"data-stage": stage,
			children: [/* @__PURE__ */ jsx("path", { d: stops + (arrowhead ?? "") }), dropsBack && /* @__PURE__ */ jsx("path", {
				className: "workflow-graph-drop",
				d: dropsBack
			})]
		}, stage)), stations(composition).map(({ stage, arrives, y }) => /* @__PURE__ */ jsx("circle", {
			className: "workflow-graph-current",
			"data-stage": stage,
			cx: Math.round(arrives),
			cy: y,
			r: current
		}, stage))]
	});
}
// app/drawings/workflow-graph/workflow-graph.tsx
/**
* All of the large pipeline but its rows, whose labels are the steps. An ancestor's `data-step` names
* the one that is read, and CSS draws the line that far.
*/
function WorkflowGraph() {
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsx("figcaption", {
			className: "visually-hidden",
			id: "workflow-graph-caption",
			children: releaseGraph.description
		}),
		/* @__PURE__ */ jsx(GraphWords, {}),
		[workflowDesktop, workflowPhone].map((composition) => /* @__PURE__ */ jsxs(GraphDrawing, {
			composition,
			children: [/* @__PURE__ */ jsx(GraphRun, { composition }), /* @__PURE__ */ jsx(WorkflowStages, { composition })]
		}, composition.name))
	] });
}
// app/ui/section-head.tsx
function SectionHead({ id, title, lead }) {
	return /* @__PURE__ */ jsxs("div", {
		className: "section-head",
		"data-reveal": "",
		children: [/* @__PURE__ */ jsx("h2", {
			className: "section-title",
			id,
			children: title
		}), /* @__PURE__ */ jsx("p", {
			className: "section-lead",
			children: lead
		})]
	});
}
// content/workflow.ts
/** The "Development Workflow" section of the product page. */
var workflow = {
	title: "Development Workflow",
	lead: "Follow one change from the push to production, and see what happens when a step fails.",
	start: "Start at the push",
	previous: "Previous",
	next: "Next",
	/** Over the stages, and over what goes on beside them. */
	parts: {
		stages: "On the way up",
		operations: "Once it runs"
	},
	failureLabel: "If it fails"
};
/** What each step of it does. */
var workflowSteps = {
	push: {
		text: "A commit reaches your repository. The pipeline is described in that same repository, so the change and the way it is released are reviewed together.",
		failure: "A push that does not build never becomes a release. Its author is told, and nobody else is held up."
	},
	branch: {
		text: "The branch is built into an image once. That image, and no other, is what every later stage runs.",
		failure: "If the build fails the line stops here. Work on other branches goes on."
	},
	review: {
		text: "Tests, policy and security checks run while people review. The flat piece of the line is this wait; the checks run side by side to keep it short.",
		failure: "One failing check holds the merge. The pull request shows which check, and why."
	},
	preview: {
		text: "An ephemeral environment comes up from the same infrastructure-as-code templates as production, with an address the reviewers can open.",
		failure: "If the environment does not come up, the change does not move on. What was created is taken down again."
	},
	staging: {
		text: "The merged change runs beside everything else that is about to ship. Database migrations are tried here first.",
		failure: "A migration that fails on staging never meets the production database."
	},
	production: {
		text: "The new release starts beside the old one, and traffic moves when its health checks answer.",
		failure: "When a health check goes red, the release is rolled back to the one before it, and the line drops back in the drawing."
	},
	autoscaling: {
		text: "Replicas follow the load, within limits that stand in the template. In the drawing they are the parallel tracks.",
		failure: "When the limit is reached, an alert names the service. The limit is then changed in code, as everything else is."
	},
	health: {
		text: "Each replica answers for itself at short intervals, and traffic goes only to those that are fit to serve.",
		failure: "A replica that stops answering is taken out and replaced. When too many do, the release is rolled back."
	},
	rollbacks: {
		text: "The release before stays ready to run. Going back to it is a release like any other: the same pipeline, the same record.",
		failure: "If the earlier release is not healthy either, traffic stays where it is and a person is called."
	},
	migration: {
		text: "Just before a release arrives, the database is backed up and then migrated. In the drawing the bar ends where the line meets production.",
		failure: "A migration that fails stops the release, and the backup is seconds old."
	},
	backups: {
		text: "Backups are taken at fixed intervals, whether anything is released or not, and are proven by restoring them.",
		failure: "A backup that is missing or does not restore raises an alert, as an outage would."
	}
};
// app/sections/workflow/steps.ts
var words = {
	...stages,
	...operations
};
/** Every step in its order: the stages, then what goes on beside them. */
var steps = Object.keys(words).map((row) => ({
	row,
	...words[row]
}));
/** Where a release has arrived, and the drawing is whole. */
var arrival = steps.findIndex(({ row }) => row === "production");
// app/sections/workflow/step-words.tsx
/** What a step does, and what happens where it fails. */
function StepWords({ row }) {
	const { text, failure } = workflowSteps[row];
	const part = row in stages ? workflow.parts.stages : workflow.parts.operations;
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsx("p", {
			className: "workflow-part",
			children: part
		}),
		/* @__PURE__ */ jsx("h3", {
			className: "workflow-name",
			children: steps.find((step) => step.row === row)?.name
		}),
		/* @__PURE__ */ jsx("p", { children: text }),
		/* @__PURE__ */ jsxs("div", {
			className: "workflow-failure",
			children: [/* @__PURE__ */ jsx("p", { children: workflow.failureLabel }), /* @__PURE__ */ jsx("p", { children: failure })]
		})
	] });
}
// app/sections/workflow/workflow.tsx
var last = steps.length - 1;
/** The whole pipeline, finished at first, stepped through by its labels, buttons or arrow keys. */
function Workflow() {
	const [current, setCurrent] = useState(arrival);
	const onKeyDown = (event) => {
		const target = {
			ArrowRight: current + 1,
			ArrowLeft: current - 1
		}[event.key];
		if (target === void 0 || target < 0 || target > last || isShortcut(event)) return;
		event.preventDefault();
		setCurrent(target);
	};
	return /* @__PURE__ */ jsx("section", {
		className: "workflow",
		id: "workflow",
		"aria-labelledby": "workflow-title",
		"data-step": steps[current]?.row,
		onKeyDown,
		children: /* @__PURE__ */ jsxs("div", {
			className: "workflow-board wrap",
			children: [
				/* @__PURE__ */ jsx(StaticHtml, {
					name: "workflow-head",
					children: /* @__PURE__ */ jsx(SectionHead, {
						id: "workflow-title",
						title: workflow.title,
						lead: workflow.lead
					})
				}),
				/* @__PURE__ */ jsx("figure", {
					className: "workflow-graph",
					"aria-labelledby": "workflow-graph-caption",
					children: /* @__PURE__ */ jsxs("div", {
						className: "graph",
						children: [/* @__PURE__ */ jsx("ol", {
							className: "graph-rows",
							children: steps.map(({ row, name }, index) => /* @__PURE__ */ jsxs("li", {
								className: "graph-row",
								"data-live": row === "production" || void 0,
								children: [/* @__PURE__ */ jsx("button", {
									type: "button",
									className: "stage-label",
									"data-tooltip": `tip-${row}`,
									"aria-describedby": `tip-${row}`,
									"aria-current": index === current ? "step" : void 0,
									onClick: () => setCurrent(index),
									children: name
								}), /* @__PURE__ */ jsx(StaticHtml, {
									name: `tip-${row}`,
									children: /* @__PURE__ */ jsx(Tooltip, {
										id: `tip-${row}`,
										children: explanations[row]
									})
								})]
							}, row))
						}), /* @__PURE__ */ jsx(StaticHtml, {
							name: "workflow-graph",
							children: /* @__PURE__ */ jsx(WorkflowGraph, {})
						})]
					})
				}),
				/* @__PURE__ */ jsxs("div", {
					className: "workflow-reading",
					children: [
						/* @__PURE__ */ jsxs("div", {
							className: "workflow-controls",
							children: [
								/* @__PURE__ */ jsx("button", {
									className: "button",
									type: "button",
									onClick: () => setCurrent(0),
									children: workflow.start
								}),
								/* @__PURE__ */ jsx("button", {
									className: "button workflow-turn",
									type: "button",
									"aria-disabled": current === 0,
									onClick: () => setCurrent(Math.max(current - 1, 0)),
									children: workflow.previous
								}),
								/* @__PURE__ */ jsx("button", {
									className: "button workflow-turn",
									type: "button",
									"aria-disabled": current === last,
									onClick: () => setCurrent(Math.min(current + 1, last)),
									children: workflow.next
								})
							]
						}),
						/* @__PURE__ */ jsxs("p", {
							className: "workflow-progress",
							"aria-live": "polite",
							"aria-atomic": "true",
							children: [
								/* @__PURE__ */ jsx("span", { children: `${current + 1} of ${steps.length}` }),
								" ",
								/* @__PURE__ */ jsx("span", {
									className: "visually-hidden",
									children: steps[current]?.name
								})
							]
						}),
						/* @__PURE__ */ jsx("ol", {
							className: "workflow-cards",
							children: steps.map(({ row }, index) => /* @__PURE__ */ jsx("li", {
								className: "workflow-card",
								hidden: index !== current,
								children: /* @__PURE__ */ jsx(StaticHtml, {
									name: `step-${row}`,
									children: /* @__PURE__ */ jsx(StepWords, { row })
								})
							}, row))
						})
					]
				})
			]
		})
	});
}
// app/pages/product.tsx
var product_exports = /* @__PURE__ */ __exportAll({ Page: () => Page });
function Page() {
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsxs("div", {
		className: "product-opening on-ink",
		children: [/* @__PURE__ */ jsx(StaticHtml, {
			name: "introduction",
			children: /* @__PURE__ */ jsx(ProductIntroduction, {})
		}), /* @__PURE__ */ jsx(Workflow, {})]
	}), /* @__PURE__ */ jsx(StaticHtml, {
		name: "more",
		children: /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(Capabilities, {}), /* @__PURE__ */ jsx(ProductClosing, {})] })
	})] });
}
export { Page, product_exports as t };

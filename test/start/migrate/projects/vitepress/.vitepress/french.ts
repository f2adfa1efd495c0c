export const french = {
	outline: { label: "Dans ce chapitre" },
	docFooter: { prev: "Avant", next: "Après" },
	nav: [{ text: "Guide pratique", link: "/fr/guide/" }],
	sidebar: {
		"/fr/guide/": [
			{
				text: "Commencer",
				items: [{ text: "Vue d’ensemble", link: "/fr/guide/" }],
			},
		],
	},
};

/** A search with a filter, and Goto Anything. */
import { Label } from "../kit.tsx";
import { definePicture } from "../picture.ts";
import { Bars, Field, Pane, Rows, Scene, Sheet } from "../scenes.tsx";

export const search = definePicture(
	{
		en: {
			label:
				"On the left, the search field with a word and a filter, and the notes that have both, with the word highlighted; on the right, Goto Anything with notes whose titles begin with what was typed.",
			word: "ticket",
			tag: "travel",
			results: ["Ticket for the museum", "Train ticket to Porto"],
			title: "Goto Anything...",
			start: "po",
			titles: ["Porto in May", "Postcards", "Power of attorney"],
		},
		fr: {
			label:
				"À gauche, le champ de recherche avec un mot et un filtre, et les notes qui répondent aux deux, avec le mot surligné ; à droite, la navigation rapide avec les notes dont le titre commence par ce que l’on a tapé.",
			word: "billet",
			tag: "voyage",
			results: ["Billet pour le musée", "Le billet de train"],
			title: "Navigation rapide…",
			start: "po",
			titles: ["Porto en mai", "Potager", "Pour l’anniversaire"],
		},
		de: {
			label:
				"Links das Suchfeld mit einem Wort und einem Filter und die Notizen, die beides haben, mit dem hervorgehobenen Wort, rechts der Dialog „Gehe zu“ mit Notizen, deren Titel mit dem Getippten beginnen.",
			word: "Karte",
			tag: "Reise",
			results: ["Karte für das Museum", "Karte für den Zug"],
			title: "Gehe zu...",
			start: "po",
			titles: ["Porto im Mai", "Postkarten", "Polsterei"],
		},
	},
	({ word, tag, results, title, start, titles }) => (
		<>
			<Scene>
				<Pane title="Joplin">
					<Field x={16} y={36} width={268} isSearch>
						{word} tag:{tag}
					</Field>
					{results.map((text, i) => (
						<g key={text} transform={`translate(16 ${76 + i * 62})`}>
							{i === 0 ? <rect x="-6" width="280" height="56" rx="6" fill="var(--accent-soft)" /> : null}
							<Highlighted text={text} word={word} />
							<Bars x={6} y={34} widths={[220]} />
						</g>
					))}
				</Pane>
			</Scene>
			<Scene>
				<Sheet x={34} y={22} width={268} height={184}>
					<Label x={16} y={28} size={12.5} weight={700}>
						{title}
					</Label>
					<Field x={16} y={40} width={236}>
						{start}
					</Field>
					<rect x="41" y="46" width="1.5" height="14" fill="var(--accent)" />
					<Rows x={12} y={78} width={244} rows={titles} selected={0} gap={32} size={13} />
				</Sheet>
			</Scene>
		</>
	),
);

/** A title in which a word stands out. */
const Highlighted = ({ text, word }: { readonly text: string; readonly word: string }) => {
	const at = text.toLowerCase().indexOf(word.toLowerCase());
	return (
		<Label x={6} y={22} size={12.5}>
			{text.slice(0, at)}
			<tspan fill="var(--accent)" fontWeight="800" textDecoration="underline">
				{text.slice(at, at + word.length)}
			</tspan>
			{text.slice(at + word.length)}
		</Label>
	);
};

/** A picture with text, and the search that finds it. */
import { Label } from "../kit.tsx";
import { definePicture } from "../picture.ts";
import { Bars, Field, Pane, Scene } from "../scenes.tsx";

export const ocr = definePicture(
	{
		en: {
			label:
				"On the left, a note with the photo of a receipt, in which a word is marked; on the right, a search for this word that finds the note, with a banner that names the attachment.",
			shop: "Bookshop",
			word: "Atlas",
			note: "Receipts",
			found: "In the attachment: receipt.jpg",
		},
		fr: {
			label:
				"À gauche, une note avec la photo d’un ticket de caisse, où un mot est marqué ; à droite, une recherche de ce mot qui trouve la note, avec un bandeau qui donne le nom du fichier joint.",
			shop: "Librairie",
			word: "Atlas",
			note: "Tickets de caisse",
			found: "Dans le fichier joint : ticket.jpg",
		},
		de: {
			label:
				"Links eine Notiz mit dem Foto eines Kassenzettels, auf dem ein Wort markiert ist, rechts eine Suche nach diesem Wort, die die Notiz findet, mit einem Hinweis, der den Anhang nennt.",
			shop: "Buchladen",
			word: "Atlas",
			note: "Kassenzettel",
			found: "Im Anhang: kassenzettel.jpg",
		},
	},
	({ shop, word, note, found }) => (
		<>
			<Scene>
				<Pane title={note}>
					<g transform="rotate(-2 150 118)">
						<path
							d="M86 40h128v146l-8-6-8 6-8-6-8 6-8-6-8 6-8-6-8 6-8-6-8 6-8-6-8 6-8-6-8 6-8-6-8 6z"
							fill="var(--raised)"
							stroke="var(--line)"
						/>
						<Label x={150} y={66} size={13} weight={700} anchor="middle">
							{shop}
						</Label>
						<rect x="94" y="82" width="48" height="20" rx="4" fill="var(--mark)" />
						<Label x={100} y={97} size={12} isCode>
							{word}
						</Label>
						<Label x={204} y={97} size={12} anchor="end" isCode>
							24.90
						</Label>
						<Bars x={100} y={114} widths={[60, 44, 70]} />
						<Label x={204} y={170} size={12} weight={700} anchor="end" isCode>
							41.30
						</Label>
					</g>
				</Pane>
			</Scene>
			<Scene>
				<Pane title="Joplin">
					<Field x={16} y={36} width={268} isSearch>
						{word.toLowerCase()}
					</Field>
					<rect x="16" y="74" width="268" height="34" rx="6" fill="var(--accent-soft)" />
					<Label x={28} y={96} size={13} weight={600}>
						{note}
					</Label>
					<rect x="16" y="120" width="268" height="28" rx="6" fill="var(--mark)" opacity=".6" />
					<Label x={28} y={138} size={11.5}>
						{found}
					</Label>
					<Bars x={16} y={162} widths={[240, 200]} />
				</Pane>
			</Scene>
		</>
	),
);

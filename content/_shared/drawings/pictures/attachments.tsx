/** A note with two attachments, and the table of all attachments. */
import { BridgePicture, Label } from "../kit.tsx";
import { definePicture } from "../picture.ts";
import { Action, Pane, Pill, Scene } from "../scenes.tsx";

export const attachments = definePicture(
	{
		en: {
			label:
				"On the left, a note with the button for attaching a file in its toolbar, a picture and a link to a PDF; on the right, the table of all attachments with their sizes and a button to delete each.",
			title: "Title",
			size: "Size",
			files: ["ticket.pdf", "bridge.jpg", "speech.m4a"],
			sizes: ["0.2 MB", "3.1 MB", "8.4 MB"],
		},
		fr: {
			label:
				"À gauche, une note qui contient une image et un lien vers un PDF, avec le bouton pour joindre un fichier dans sa barre d’outils ; à droite, le tableau de tous les fichiers joints, avec leur taille et un bouton pour supprimer chacun.",
			title: "Titre",
			size: "Taille",
			files: ["billet.pdf", "pont.jpg", "discours.m4a"],
			sizes: ["0,2 Mo", "3,1 Mo", "8,4 Mo"],
		},
		de: {
			label:
				"Links eine Notiz mit der Schaltfläche zum Anhängen in der Werkzeugleiste, einem Bild und einem Link auf ein PDF, rechts die Tabelle aller Anhänge mit ihrer Größe und je einer Schaltfläche zum Löschen.",
			title: "Titel",
			size: "Größe",
			files: ["karte.pdf", "bruecke.jpg", "rede.m4a"],
			sizes: ["0,2 MB", "3,1 MB", "8,4 MB"],
		},
	},
	({ title, size, files, sizes }, { notes }, labelText) => (
		<>
			<Scene>
				<Pane title={notes[0]?.title ?? ""}>
					<g stroke="var(--faint)" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round">
						<path d="M16 36h5a3 3 0 0 1 0 6h-5zM16 42h6a3 3 0 0 1 0 6h-6z" />
						<path d="M42 36h5M40 48h5M46 36l-3 12" />
						<path
							d="m78 41-5.500 5.500a3 3 0 0 1-4.200-4.200l6.500-6.500a2 2 0 0 1 2.900 2.900l-6.200 6.200"
							stroke="var(--accent)"
						/>
					</g>
					<path d="M0 58h300" stroke="var(--line)" />
					<BridgePicture x={16} y={70} width={176} height={88} />
					<rect x="16" y="70" width="176" height="88" stroke="var(--line)" />
					<Label x={16} y={184} size={12.5} fill="var(--accent)">
						{files[0]}
					</Label>
				</Pane>
				<Pill x={178} y={59}>
					{labelText("Attach file")}
				</Pill>
			</Scene>
			<Scene>
				<Pane title={labelText("Note attachments...").replace(/\.{3}|…/, "")}>
					<Label x={16} y={50} size={11} weight={700} fill="var(--faint)">
						{title}
					</Label>
					<Label x={130} y={50} size={11} weight={700} fill="var(--accent)">
						{size} ↓
					</Label>
					<path d="M0 60h300" stroke="var(--line)" />
					{[2, 1, 0].map((file, i) => (
						<g key={files[file]} transform={`translate(0 ${60 + i * 44})`}>
							<Label x={16} y={27} size={11.5}>
								{files[file]}
							</Label>
							<Label x={130} y={27} size={11.5}>
								{sizes[file]}
							</Label>
							<Action x={196} y={9} width={90}>
								{labelText("Delete")}
							</Action>
							<path d="M0 44h300" stroke="var(--line)" />
						</g>
					))}
				</Pane>
			</Scene>
		</>
	),
);

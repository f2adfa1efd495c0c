/** The menu with the formats, and the notebooks that were imported. */
import { Label, NotebookIcon } from "../kit.tsx";
import { definePicture } from "../picture.ts";
import { Callout, Menu, MenuPane, Pane, Scene } from "../scenes.tsx";

export const importExport = definePicture(
	{
		en: {
			label:
				"On the left, the File menu (1) with the Import item (2) and its formats (3); on the right, the imported notebooks in the sidebar, each with the number of its notes.",
		},
		fr: {
			label:
				"À gauche, le menu Fichier (1) avec l’entrée Importer (2) et ses formats (3) ; à droite, les carnets importés dans la barre latérale, chacun avec le nombre de ses notes.",
		},
		de: {
			label:
				"Links das Menü Datei (1) mit dem Eintrag Importieren (2) und seinen Formaten (3), rechts die importierten Notizbücher in der Seitenleiste, jedes mit der Zahl seiner Notizen.",
		},
	},
	(_, { notebooks }, labelText) => (
		<>
			<Scene>
				<MenuPane menu={labelText("File")}>
					<Menu x={12} y={58} width={126} rows={[labelText("Import"), labelText("Export all")]} selected={0} />
					<Menu
						x={86}
						y={91}
						width={206}
						rows={[
							labelText("JEX - Joplin Export File"),
							labelText("MD - Markdown (File)"),
							labelText("MD - Markdown (Directory)"),
							labelText("ZIP - OneNote Notebook"),
						]}
						selected={3}
					/>
				</MenuPane>
				<Callout x={90} y={54}>
					{1}
				</Callout>
				<Callout x={168} y={86}>
					{2}
				</Callout>
				<Callout x={316} y={198}>
					{3}
				</Callout>
			</Scene>
			<Scene>
				<Pane title="Joplin">
					<Label x={18} y={48} size={11} weight={700} fill="var(--faint)">
						{labelText("Notebooks")}
					</Label>
					{notebooks.names.map((name, i) => (
						<g key={name} transform={`translate(0 ${58 + i * 28})`}>
							{i > 2 ? <rect x="10" width="280" height="26" rx="6" fill="var(--accent-soft)" /> : null}
							<NotebookIcon x={20} y={5} />
							<Label x={44} y={18} size={12.5} weight={i > 2 ? 600 : 400}>
								{name}
							</Label>
							<Label x={276} y={18} size={11.5} fill="var(--faint)" anchor="end">
								{[124, 38, 17, 61, 29][i]}
							</Label>
						</g>
					))}
				</Pane>
			</Scene>
		</>
	),
);

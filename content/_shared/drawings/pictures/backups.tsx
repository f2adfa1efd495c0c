/** The menu that makes a backup, and the folder of the automatic ones. */
import { FolderIcon, ink, Label, NotebookIcon } from "../kit.tsx";
import { definePicture } from "../picture.ts";
import { Callout, Menu, MenuPane, Pane, Scene } from "../scenes.tsx";

export const backups = definePicture(
	{
		en: {
			label:
				"On the left, a backup by hand: the File menu (1), the Export all item (2) and the JEX format (3); on the right, the JoplinBackup folder with what the automatic backups contain.",
			folder: "JoplinBackup",
		},
		fr: {
			label:
				"À gauche, une sauvegarde à la main : le menu Fichier (1), l’entrée Tout exporter (2) et le format JEX (3) ; à droite, le dossier JoplinBackup avec le contenu des sauvegardes automatiques.",
			folder: "JoplinBackup",
		},
		de: {
			label:
				"Links eine Sicherung von Hand: das Menü Datei (1), der Eintrag „Alles exportieren“ (2) und das Format JEX (3), rechts der Ordner JoplinBackup mit dem Inhalt der automatischen Sicherungen.",
			folder: "JoplinBackup",
		},
	},
	({ folder }, { notebooks }, labelText) => (
		<>
			<Scene>
				<MenuPane menu={labelText("File")}>
					<Menu x={12} y={58} width={120} rows={[labelText("Import"), labelText("Export all")]} selected={1} />
					<Menu x={84} y={126} width={208} rows={[labelText("JEX - Joplin Export File")]} selected={0} />
				</MenuPane>
				<Callout x={90} y={54}>
					{1}
				</Callout>
				<Callout x={168} y={112}>
					{2}
				</Callout>
				<Callout x={310} y={160}>
					{3}
				</Callout>
			</Scene>
			<Scene>
				<Pane title={folder}>
					<Folder x={18} y={42} name={folder} />
					<Folder x={44} y={80} name="default" />
					<Sheet x={70} y={116} name="all_notebooks.jex" />
					<Folder x={70} y={156} name="profile" />
					{notebooks.names.slice(0, 3).map((name, i) => (
						<NotebookIcon key={name} x={236 + i * 19} y={117} />
					))}
				</Pane>
			</Scene>
		</>
	),
);

const Folder = ({ x, y, name }: { readonly x: number; readonly y: number; readonly name: string }) => (
	<g transform={`translate(${x} ${y})`}>
		<FolderIcon x={0} y={0} />
		<Label x={30} y={14} size={12.5} isCode>
			{name}
		</Label>
	</g>
);

const Sheet = ({ x, y, name }: { readonly x: number; readonly y: number; readonly name: string }) => (
	<g transform={`translate(${x} ${y})`}>
		<path d="M2 0h11l5 5v15H2z" fill={ink.pale} />
		<path d="M13 0v5h5z" fill={ink.dark} />
		<Label x={28} y={15} size={12.5} isCode>
			{name}
		</Label>
	</g>
);

/** The menu that opens the secondary instance, and both windows. */
import { Label, NotebookIcon } from "../kit.tsx";
import { definePicture } from "../picture.ts";
import { Bars, Callout, Menu, MenuPane, Pane, Pill, Scene } from "../scenes.tsx";

export const instances = definePicture(
	{
		en: {
			label:
				"On the left, the File menu with the item that opens the secondary instance (1); on the right, the windows of both instances, each with notebooks of its own. The Web Clipper is connected to the primary one.",
			primary: "Primary",
			secondary: "Secondary",
			own: ["Work", "Projects", "Meetings"],
		},
		fr: {
			label:
				"À gauche, le menu Fichier avec l’entrée qui ouvre l’instance secondaire (1) ; à droite, les fenêtres des deux instances, chacune avec ses propres carnets. Le Web Clipper est relié à la principale.",
			primary: "Principale",
			secondary: "Secondaire",
			own: ["Travail", "Projets", "Réunions"],
		},
		de: {
			label:
				"Links das Menü Datei mit dem Eintrag, der die sekundäre Instanz öffnet (1), rechts die Fenster beider Instanzen, jedes mit eigenen Notizbüchern. Der Web Clipper ist mit der primären verbunden.",
			primary: "Primäre",
			secondary: "Sekundäre",
			own: ["Arbeit", "Projekte", "Termine"],
		},
	},
	({ primary, secondary, own }, { notebooks }, labelText) => (
		<>
			<Scene>
				<MenuPane menu={labelText("File")}>
					<Menu
						x={12}
						y={58}
						width={250}
						rows={[
							labelText("New note"),
							labelText("New notebook"),
							labelText("Switch profile"),
							labelText("Open secondary app instance..."),
						]}
						selected={3}
					/>
				</MenuPane>
				<Callout x={290} y={168}>
					{1}
				</Callout>
			</Scene>
			<Scene>
				<Instance x={14} y={16} names={notebooks.names.slice(0, 3)} />
				<Instance x={146} y={70} names={own} />
				<Pill x={60} y={190}>
					{primary}
				</Pill>
				<Pill x={266} y={206}>
					{secondary}
				</Pill>
				<Label x={204} y={40} size={11.5} weight={600} fill="var(--text)">
					{labelText("Web Clipper")}
				</Label>
				<path
					d="M198 36q-6 0-8 8M194 48l-4-4 5-3"
					stroke="var(--accent)"
					strokeWidth="2"
					strokeLinecap="round"
					strokeLinejoin="round"
				/>
			</Scene>
		</>
	),
);

const Instance = ({ x, y, names }: { readonly x: number; readonly y: number; readonly names: readonly string[] }) => (
	<Pane x={x} y={y} width={176} height={150} title="Joplin">
		<path d="M.5 24H88v125.500H9.500a9 9 0 0 1-9-9z" fill="var(--raised)" />
		<Names names={names} />
		<Bars x={100} y={42} widths={[60, 46, 54]} />
	</Pane>
);

const Names = ({ names }: { readonly names: readonly string[] }) =>
	names.map((name, i) => (
		<g key={name} transform={`translate(8 ${36 + i * 26})`}>
			<NotebookIcon x={0} y={0} />
			<Label x={19} y={12} size={11}>
				{name}
			</Label>
		</g>
	));

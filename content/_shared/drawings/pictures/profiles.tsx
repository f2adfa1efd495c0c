/** The menu with the profiles, and two profiles with their own notebooks and targets. */
import { Label, NotebookIcon, SyncIcon } from "../kit.tsx";
import { definePicture } from "../picture.ts";
import { Callout, Menu, MenuPane, Pane, Scene } from "../scenes.tsx";

export const profiles = definePicture(
	{
		en: {
			label:
				"On the left, the File menu with the submenu of Switch profile (1), which lists the profiles and has an item for a new one; on the right, two profiles, each with notebooks and a synchronisation target of its own.",
			work: "Work",
			own: ["Projects", "Meetings", "Customers"],
		},
		fr: {
			label:
				"À gauche, le menu Fichier avec Changer de profil, dont le sous-menu (1) contient les profils et l’entrée pour en créer un ; à droite, deux profils, chacun avec ses carnets et sa cible de synchronisation.",
			work: "Travail",
			own: ["Projets", "Réunions", "Clients"],
		},
		de: {
			label:
				"Links das Menü Datei mit „Profil wechseln“, in dessen Untermenü (1) die Profile und der Eintrag für ein neues stehen, rechts zwei Profile, jedes mit eigenen Notizbüchern und eigenem Synchronisationsziel.",
			work: "Arbeit",
			own: ["Projekte", "Termine", "Kunden"],
		},
	},
	({ work, own }, { notebooks }, labelText) => (
		<>
			<Scene>
				<MenuPane menu={labelText("File")}>
					<Menu x={12} y={58} width={146} rows={[labelText("New note"), labelText("Switch profile")]} selected={1} />
					<Menu
						x={90}
						y={116}
						width={202}
						rows={[`✓ ${labelText("Default")}`, work, labelText("Create new profile...")]}
						selected={2}
					/>
				</MenuPane>
				<Callout x={312} y={190}>
					{1}
				</Callout>
			</Scene>
			<Scene>
				{[
					{ name: labelText("Default"), names: notebooks.names.slice(0, 3), target: "Dropbox" },
					{ name: work, names: own, target: "Nextcloud" },
				].map(({ name, names, target }, i) => (
					<g key={name} transform={`translate(${18 + i * 154} 16)`}>
						<Pane x={0} y={0} width={146} height={204} title={name}>
							{names.map((notebook, row) => (
								<g key={notebook} transform={`translate(14 ${42 + row * 30})`}>
									<NotebookIcon x={0} y={0} />
									<Label x={22} y={12} size={12}>
										{notebook}
									</Label>
								</g>
							))}
							<path d="M0 152h146" stroke="var(--line)" />
							<SyncIcon x={14} y={170} />
							<Label x={36} y={182} size={12} fill="var(--faint)">
								{target}
							</Label>
						</Pane>
					</g>
				))}
			</Scene>
		</>
	),
);

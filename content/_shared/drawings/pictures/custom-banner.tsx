/** The form for the banner, and a published note with it. */
import { ink, Label } from "../kit.tsx";
import { definePicture } from "../picture.ts";
import { Action, Bars, Callout, Field, Pane, Scene } from "../scenes.tsx";

export const customBanner = definePicture(
	{
		en: {
			label:
				"On the left, the Published note banner section of the profile page with logo, title and colour (3) and the button that saves (4); on the right, a published note with this banner at the top (5).",
			fields: ["Logo", "Title", "Colour"],
			name: "Riverside Choir",
			note: "Programme",
		},
		fr: {
			label:
				"À gauche, la partie Published note banner de la page de profil avec le logo, le titre et la couleur (3) et le bouton qui enregistre (4) ; à droite, une note publiée avec ce bandeau en haut (5).",
			fields: ["Logo", "Titre", "Couleur"],
			name: "Chœur des Quais",
			note: "Programme",
		},
		de: {
			label:
				"Links der Abschnitt „Published note banner“ der Profilseite mit Logo, Titel und Farbe (3) und der Schaltfläche zum Speichern (4), rechts eine veröffentlichte Notiz mit diesem Banner am oberen Rand (5).",
			fields: ["Logo", "Titel", "Farbe"],
			name: "Uferchor",
			note: "Programm",
		},
	},
	({ fields, name, note }, _, labelText) => (
		<>
			<Scene>
				<Pane title="joplincloud.com">
					<Label x={16} y={48} size={13} weight={700}>
						{labelText("Published note banner")}
					</Label>
					{fields.map((field, i) => (
						<Label key={field} x={16} y={80 + i * 34} size={12}>
							{field}
						</Label>
					))}
					<Logo x={100} y={76} isInverse />
					<Field x={88} y={97} width={150}>
						{name}
					</Field>
					<rect x="88" y="131" width="44" height="24" rx="6" fill={ink.dark} />
					<Action x={88} y={168} width={110} isPrimary>
						{labelText("Save")}
					</Action>
				</Pane>
				<Callout x={274} y={126}>
					{3}
				</Callout>
				<Callout x={232} y={197}>
					{4}
				</Callout>
			</Scene>
			<Scene>
				<Pane>
					<path d="M.5 24.500h299v42H.5z" fill={ink.dark} />
					<Logo x={28} y={46} />
					<Label x={50} y={51} size={14} weight={700} fill="#ffffff">
						{name}
					</Label>
					<Label x={16} y={100} size={16} weight={700}>
						{note}
					</Label>
					<Bars x={16} y={116} widths={[250, 230, 260, 120]} gap={18} />
				</Pane>
				<Callout x={314} y={62}>
					{5}
				</Callout>
			</Scene>
		</>
	),
);

/** A star in a circle, around its middle. */
const Logo = ({
	x,
	y,
	isInverse = false,
}: {
	readonly x: number;
	readonly y: number;
	readonly isInverse?: boolean;
}) => (
	<g transform={`translate(${x} ${y})`}>
		<circle r="12" fill={isInverse ? ink.dark : "#ffffff"} />
		<path
			d="m0-7 2 4.800 5.200.4-4 3.400 1.300 5.100L0 4 -4.500 6.700l1.300-5.100-4-3.400 5.200-.4z"
			fill={isInverse ? "#ffffff" : ink.dark}
		/>
	</g>
);

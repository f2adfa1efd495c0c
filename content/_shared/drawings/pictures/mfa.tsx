/** The page that asks for a code, and the phone that shows it. */
import { Label, Phone } from "../kit.tsx";
import { definePicture } from "../picture.ts";
import { Pane, Scene } from "../scenes.tsx";

export const mfa = definePicture(
	{
		en: {
			label:
				"On the left, the page of Joplin Cloud that asks for a six-digit code, with the link for recovery codes below it; on the right, the authenticator app on a phone, which shows the code and how long it is still valid.",
			ask: "Authentication code",
		},
		fr: {
			label:
				"À gauche, la page de Joplin Cloud qui demande un code de six chiffres, avec en dessous le lien pour les codes de secours ; à droite, l’application d’authentification sur un téléphone, avec le code et le temps pendant lequel il reste valable.",
			ask: "Code d’authentification",
		},
		de: {
			label:
				"Links die Seite von Joplin Cloud, die nach einem sechsstelligen Code fragt, mit dem Link für Notfallcodes darunter, rechts die Authenticator-App auf einem Telefon mit dem Code und der Zeit, die er noch gilt.",
			ask: "Authentifizierungscode",
		},
	},
	({ ask }, _, labelText) => (
		<>
			<Scene>
				<Pane title="joplincloud.com">
					<Label x={150} y={64} size={13} weight={700} anchor="middle">
						{ask}
					</Label>
					<Digits x={45} y={82} size={30} gap={36} />
					<Label x={150} y={156} size={11.5} fill="var(--accent)" anchor="middle">
						<tspan textDecoration="underline">{labelText("Use a recovery code")}</tspan>
					</Label>
				</Pane>
			</Scene>
			<Scene>
				<Phone x={88} y={14} width={160} height={250}>
					<Label x={80} y={64} size={11.5} weight={600} fill="var(--faint)" anchor="middle">
						Joplin Cloud
					</Label>
					<Label x={80} y={102} size={25} weight={700} fill="var(--accent)" anchor="middle">
						{CODE.slice(0, 3)} {CODE.slice(3)}
					</Label>
					<circle cx="80" cy="152" r="22" stroke="var(--line)" strokeWidth="6" />
					<path d="M80 130a22 22 0 1 1-20 13" stroke="var(--accent)" strokeWidth="6" strokeLinecap="round" />
				</Phone>
			</Scene>
		</>
	),
);

const CODE = "482913";

const Digits = ({
	x,
	y,
	size,
	gap,
}: {
	readonly x: number;
	readonly y: number;
	readonly size: number;
	readonly gap: number;
}) =>
	[0, 1, 2, 3, 4, 5].map((i) => (
		<g key={i} transform={`translate(${x + i * gap} ${y})`}>
			<rect width={size} height={size * 1.3} rx="6" fill="var(--background)" stroke="var(--edge)" />
			<Label x={size / 2} y={size * 0.85} size={17} weight={600} anchor="middle">
				{CODE[i]}
			</Label>
		</g>
	));

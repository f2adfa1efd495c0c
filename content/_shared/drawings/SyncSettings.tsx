/** The section Synchronisation of the configuration, with the fields of a target. */
import { CheckBox, Label } from "./kit.tsx";
import type { LabelText } from "./picture.ts";
import { Action, Choice, Field, Pane } from "./scenes.tsx";

interface TargetField {
	readonly name: string;
	readonly value: string;
	readonly x?: number;
	readonly width?: number;
}

export const SyncSettings = ({
	target,
	rows,
	option,
	labelText,
}: {
	readonly target: string;
	/** Fields that are beside each other. */
	readonly rows: readonly (readonly TargetField[])[];
	/** The name of a check box below the fields. */
	readonly option?: string;
	readonly labelText: LabelText;
}) => {
	const bottom = 74 + rows.length * 45;
	const button = option ? bottom + 22 : bottom - 1;
	return (
		<Pane title={labelText("Synchronisation")} height={button + 41}>
			<Choice x={16} y={32} width={268}>
				{target}
			</Choice>
			{rows.map((row, i) =>
				row.map(({ name, value, x = 16, width = 268 }) => (
					<g key={name} transform={`translate(${x} ${74 + i * 45})`}>
						<Label x={0} y={0} size={11} weight={600}>
							{name}
						</Label>
						<Field x={0} y={5} width={width}>
							{value}
						</Field>
					</g>
				)),
			)}
			{option ? (
				<>
					<CheckBox x={16} y={bottom - 4} isDone={false} />
					<Label x={38} y={bottom + 7} size={11.5}>
						{option}
					</Label>
				</>
			) : null}
			<Action x={16} y={button} width={268} isPrimary>
				{labelText("Check synchronisation configuration")}
			</Action>
		</Pane>
	);
};

/** What the declarations of the plugin API say: names, parameters and types, without a sentence. */

export interface ParameterFacts {
	readonly name: string;
	readonly type: string;
	readonly optional?: true;
	readonly rest?: true;
}

export interface MemberFacts {
	readonly name: string;
	readonly type: string;
	/** The name between the angle brackets of a generic method. */
	readonly typeParameter?: string;
	/** Only methods have it. */
	readonly parameters?: readonly ParameterFacts[];
	readonly deprecated?: true;
}

export interface ClassFacts {
	readonly name: string;
	readonly members: readonly MemberFacts[];
}

export interface TypeMemberFacts {
	readonly name: string;
	/** The type of a property, the value of an enum's member. */
	readonly type: string;
	readonly optional?: true;
	readonly deprecated?: true;
}

export interface TypeFacts {
	readonly name: string;
	readonly kind: "interface" | "enum" | "alias";
	/** What an alias stands for. */
	readonly type?: string;
	readonly members: readonly TypeMemberFacts[];
}

export interface ApiFacts {
	/** Name and version of the package that the declarations are from. */
	readonly source: string;
	readonly classes: readonly ClassFacts[];
	readonly types: readonly TypeFacts[];
}

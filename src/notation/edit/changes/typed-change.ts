import type { Change, NO_SUCH_PART, Path } from '../../path.js';

/** Whether a path is only known when the program runs, so that the compiler can't check it: `true` or `false`. */
export type IsDynamic<P extends Path> = number extends P['length'] ? true : false;

/**
 * The type of the part of a value that a key leads to; `never` if it leads nowhere. A union may have it in any member.
 */
export type PartOf<Part, Key> = Part extends readonly (infer Element)[]
  ? Key extends number
    ? Element
    : never
  : Key extends keyof Part
    ? NonNullable<Part[Key]>
    : never;

/**
 * The type of the part of a model at a path; `never` if the model can have no such part, `unknown` if the path is only
 * known when the program runs.
 */
export type PartAt<Model, P extends Path> =
  IsDynamic<P> extends true
    ? unknown
    : unknown extends Model
      ? unknown
      : P extends readonly [infer Key, ...infer Rest extends Path]
        ? PartAt<PartOf<NonNullable<Model>, Key>, Rest>
        : Model;

/**
 * A path as it is, if a model can have a part there. Otherwise the text `the model has no such part`, which no path has
 * the type of: the compiler shows it.
 */
export type PathIn<Model, P extends Path> =
  IsDynamic<P> extends true ? P : [PartAt<Model, P>] extends [never] ? typeof NO_SUCH_PART : P;

/**
 * The type of the value for a path: the type of the part; any type if the path is wrong, so that only the path is
 * reported.
 */
export type ValueAt<Model, P extends Path> = [PartAt<Model, P>] extends [never] ? unknown : PartAt<Model, P>;

/** Stands for the type of a part where a value of another type is given: the compiler shows it. */
export interface ExpectedValue<Value> {
  readonly 'the part has this type': Value;
}

/** The type of the value of a change for a path. A value of a type with which it has nothing in common is reported. */
export type ValueIn<Model, P extends Path, C> = C extends { readonly value: infer Value }
  ? [Value & ValueAt<Model, P>] extends [never]
    ? ExpectedValue<ValueAt<Model, P>>
    : ValueAt<Model, P>
  : ValueAt<Model, P>;

/** A change as it is if it fits a model: its path leads to a part, and its value has the type of the part. */
export type ChangeIn<Model, C> = C extends { readonly insert: infer P extends Path }
  ? { readonly insert: PathIn<Model, P>; readonly value: ValueIn<Model, P, C>; readonly after?: Path }
  : C extends { readonly replace: infer P extends Path }
    ? { readonly replace: PathIn<Model, P>; readonly value: ValueIn<Model, P, C> }
    : C extends { readonly remove: infer P extends Path }
      ? { readonly remove: PathIn<Model, P> }
      : never;

/**
 * Changes as they are if they fit a model. The compiler checks paths that are written out, such as `['moves', 3]`, and
 * the values at them; paths that are put together when the program runs are only checked then.
 */
export type ChangesIn<Model, C extends Change | readonly Change[]> = C extends readonly Change[]
  ? { readonly [Index in keyof C]: ChangeIn<Model, C[Index]> }
  : ChangeIn<Model, C>;

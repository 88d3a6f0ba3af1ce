import type { Converted, Format, PrintOptions, Reading, Target } from './format.js';

type Convert<Model> = (reading: Reading<Model>, target: Target, options?: PrintOptions) => Converted;

/**
 * What a format is converted to, and how: `convert` is asked for one of `targets` only, each an `id` or `id@dialect`.
 * For any other target the conversion throws a `RangeError` that names the valid ones.
 */
export function converting<Model>(
  id: string,
  targets: readonly string[],
  convert: Convert<Model>,
): Required<Pick<Format<Model>, 'targets' | 'convert'>> {
  return {
    targets,
    convert(reading, target, options) {
      const name = target.dialect === undefined ? target.id : `${target.id}@${target.dialect}`;
      const isKnown = targets.some(
        (one) => one === name || (target.dialect === undefined && one.startsWith(`${name}@`)),
      );
      if (!isKnown) throw new RangeError(`${id} can't be converted to "${name}": expected ${targets.join(', ')}`);
      return convert(reading, target, options);
    },
  };
}

import type { Command } from 'commander';

/**
 * Words for whoever left out the two dashes of `npm run contacts -- list --json`: npm keeps such
 * options to itself, and passes nothing on but a variable.
 */
export function findTakenByNpm(
  program: Command,
  words: readonly string[],
  environment: Record<string, string | undefined>,
): string | undefined {
  if (environment['npm_lifecycle_event'] !== 'contacts') return undefined;
  const command = program.commands.find((each) => each.name() === words[0]);
  const taken = command?.options
    .flatMap(({ long }) => long ?? [])
    .filter((option) => !words.some((word) => word.split('=')[0] === option))
    .filter((option) => environment[`npm_config_${option.slice(2).replaceAll('-', '_')}`]);
  if (!command || !taken?.length) return undefined;
  return `npm took ${taken.join(' and ')} for itself. Two dashes first: npm run contacts -- ${command.name()} ${taken.join(' ')} …`;
}

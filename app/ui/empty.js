/* oxlint-disable unicorn/no-empty-file -- await-styles.tsx says what it is for */

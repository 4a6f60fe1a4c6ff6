/* global describe, test, jestPlaywright -- given by the test-runner */
// oxlint-disable no-underscore-dangle -- the names are the test-runner's

/** A page that has failed may be anywhere: the next story gets a new one. */
async function startAnew() {
  await jestPlaywright.resetPage();
  await globalThis.__sbSetupPage(globalThis.page, globalThis.context);
}

async function visit(story) {
  await globalThis.__sbPreVisit(globalThis.page, story);
  await globalThis.page.evaluate((id) => globalThis.__test(id), story.id);
  await globalThis.__sbPostVisit(globalThis.page, story);
}

/**
 * Declares a test for each story. They follow each other in one page, as when a designer clicks through them. A story that
 * fails is visited once more in a new page; passing there only is told, since it has a race to be mended.
 *
 * @param {{ id: string, title: string, name: string }[]} stories
 */
export function visitStories(stories) {
  for (const story of stories) {
    describe(story.title, () => {
      test(story.name, async () => {
        try {
          await visit(story);
        } catch (failure) {
          await startAnew();
          await visit(story).catch(async () => {
            await startAnew();
            throw failure;
          });
          process.stdout.write(
            `Passed at its second try: ${story.title}/${story.name}: ${failure.message}\n`,
          );
        }
      });
    });
  }
}

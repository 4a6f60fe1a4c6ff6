/* global describe, test, jestPlaywright -- given by the test-runner */
// oxlint-disable no-underscore-dangle -- the names are the test-runner's

/** A page that has failed may be anywhere: the next story gets a new one. */
async function startAnew() {
  await jestPlaywright.resetPage();
  await globalThis.__sbSetupPage(globalThis.page, globalThis.context);
}

/**
 * Declares a test for each story. They follow each other in one page, as when a designer clicks through them.
 *
 * @param {{ id: string, title: string, name: string }[]} stories
 */
export function visitStories(stories) {
  for (const story of stories) {
    describe(story.title, () => {
      test(story.name, async () => {
        try {
          await globalThis.__sbPreVisit(globalThis.page, story);
          await globalThis.page.evaluate((id) => globalThis.__test(id), story.id);
          await globalThis.__sbPostVisit(globalThis.page, story);
        } catch (error) {
          await startAnew();
          throw error;
        }
      });
    });
  }
}

/**
 * Writes down what the calculators of the page say, newest last, as a page of a partner would send it to its counter.
 * Stands before their code: a listener that comes after it may miss the first words.
 */
for (const name of ['ready', 'change', 'lead']) {
  document.addEventListener(`genplan:${name}`, (event) => {
    const line = document.createElement('li');
    line.dataset.event = name;
    line.textContent = `${name} ${JSON.stringify((event as CustomEvent).detail)}`;
    document.querySelector('#events')!.append(line);
  });
}

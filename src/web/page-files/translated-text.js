// Runs in the head of a page, before anything of it is read; plain JavaScript, written into the HTML as it stands.
// Translators of browsers put elements of their own in place of texts. React goes on writing into the texts, which nobody
// sees any more, so a translated page would show prices of before, and breaks when it takes such a text away
// (facebook/react#11538). A text that changes comes back to its place, where the translator translates it anew.
(() => {
  /** Elements of a translator by the texts they stand for. */
  const shown = new WeakMap();

  let isTranslated = false;

  const observer = new MutationObserver((records) => {
    // A page is thousands of records, and each node that is looked at costs a slow phone: texts that leave it come first.
    for (const record of records) {
      if (record.type === 'characterData') putBack(record.target);
      if (isTranslated) for (const node of record.addedNodes) forget(node);
      for (const node of record.removedNodes) {
        if (node.nodeType !== Node.TEXT_NODE || node.isConnected) continue;
        const { addedNodes, previousSibling, nextSibling } = record;
        const place = [addedNodes[0], previousSibling, nextSibling].find((one) => one?.localName === 'font');
        if (!place) continue;
        isTranslated = true;
        shown.set(node, place);
        observer.observe(node, { characterData: true });
      }
    }
  });
  observer.observe(document, { childList: true, subtree: true });

  function forget(node) {
    shown.get(node)?.remove();
    shown.delete(node);
  }

  function putBack(text) {
    const place = shown.get(text);
    if (!place?.isConnected) return;
    shown.delete(text);
    place.replaceWith(text);
  }

  /** The node that stands in a parent for one that React believes to be there. */
  function standIn(node, parent) {
    const place = node && node.parentNode !== parent && shown.get(node);
    return place?.parentNode === parent ? place : node;
  }

  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function (node, next) {
    return insertBefore.call(this, node, standIn(next, this));
  };
  Node.prototype.removeChild = function (node) {
    return removeChild.call(this, standIn(node, this));
  };
})();
